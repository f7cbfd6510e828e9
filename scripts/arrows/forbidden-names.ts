import { parseSync, Visitor } from "oxc-parser";
import { environmentReaders, isUnder, speakers, timeless } from "./areas.ts";

export interface ForbiddenName {
  /** Offset in the text, UTF-16 units. */
  readonly offset: number;
  readonly message: string;
}

interface Ban {
  /** `object.member`, or `.member` of any object. */
  readonly names: readonly string[];
  readonly message: string;
  readonly holds: (file: string) => boolean;
}

const bans: readonly Ban[] = [
  {
    names: ["process.exit", "process.exitCode", "process.stdout", "process.stderr", "console.log", "console.error"],
    message: "only generators/cli/main.ts, relay/main.ts and scripts/ print or exit",
    holds: (file) => !isUnder(file, speakers),
  },
  {
    names: ["process.env"],
    message: "only relay/main.ts and scripts/ read the environment",
    holds: (file) => !isUnder(file, environmentReaders),
  },
  {
    names: ["Date.now", "Math.random", "performance.now"],
    message: "must not depend on the clock or on chance",
    holds: (file) => isUnder(file, timeless),
  },
  {
    names: [".localeCompare", ".toLocaleString", ".toLocaleLowerCase", ".toLocaleUpperCase"],
    message: "depends on the locale of the machine",
    holds: (file) => file.startsWith("generators/"),
  },
];

/** Uses of names that a file may not use, such as `process.exit` in an emitter. */
export function findForbiddenNames(file: string, text: string): ForbiddenName[] {
  const active = bans.filter((ban) => ban.holds(file));
  const found: ForbiddenName[] = [];
  new Visitor({
    MemberExpression(node) {
      if (node.computed || node.property.type !== "Identifier") return;
      const object = node.object.type === "Identifier" ? node.object.name : "";
      const names = [`${object}.${node.property.name}`, `.${node.property.name}`];
      const ban = active.find((each) => names.some((name) => each.names.includes(name)));
      if (ban !== undefined) found.push({ offset: node.start, message: `${names[0]}: ${ban.message}` });
    },
  }).visit(parseSync(file, text).program);
  return found;
}
