/** A relative POSIX path without empty, `.` or `..` parts: it cannot leave the project. */
export function isPlainPath(path: string): boolean {
  const parts = path.split("/");
  return parts.every((part) => part !== "" && part !== "." && part !== ".." && !/[\\\0:]/.test(part));
}
