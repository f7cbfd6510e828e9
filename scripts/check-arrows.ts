/** Fails when a file imports, prints or reads what its place in the flow forbids (design, section 1). */
import { findViolations } from "./arrows/arrows.ts";

const violations = findViolations(process.cwd());
for (const { file, line, message } of violations) console.error(`${file}:${line}: ${message}`);
if (violations.length > 0) {
  console.error(`arrows: ${violations.length} broken`);
  process.exit(1);
}
