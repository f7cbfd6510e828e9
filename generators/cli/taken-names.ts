/** Names that a config must not give: the outputs need them, or the languages keep them for themselves. */

/** Folders beside those of the families under generated/typescript. */
export const takenFamilies: ReadonlySet<string> = new Set(["runtime"]);

/** Our own Swift targets and tests, the modules that generated sources import, and words that name no module. */
const takenTargets: ReadonlySet<string> = new Set(
  (
    "SamewireSupport SamewireVectors Samewire Swift Foundation FoundationEssentials FoundationNetworking Dispatch " +
    "Darwin Glibc Musl Bionic Android WinSDK CryptoKit Crypto Combine Network Observation Synchronization Testing " +
    "XCTest RegexBuilder Builtin Any Self Type Protocol"
  )
    .toLowerCase()
    .split(" "),
);

/** Whether a Swift target is taken. Its folder is, too, where a disk ignores case. */
export function isTakenTarget(name: string): boolean {
  return takenTargets.has(name.toLowerCase());
}

/** Hard keywords of Kotlin, which a package name may have in backticks only. */
export const kotlinKeywords: ReadonlySet<string> = new Set(
  (
    "as break class continue do else false for fun if in interface is null object package return super this throw " +
    "true try typealias typeof val var when while"
  ).split(" "),
);

/** Keywords of Java, under which a package cannot be used from there. */
export const javaKeywords: ReadonlySet<string> = new Set(
  (
    "abstract assert boolean byte case catch char const default double enum extends final finally float goto " +
    "implements import instanceof int long native new private protected public short static strictfp switch " +
    "synchronized throws transient void volatile"
  ).split(" "),
);

/** Whether a package is, or lies in, one of our support, of Kotlin or of Java. */
export function isTakenPackage(name: string): boolean {
  return /^(samewire\.support|kotlin|kotlinx|java|javax)(\.|$)/.test(name);
}
