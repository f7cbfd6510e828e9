/** The rows of an object literal, one a line, as the formatter leaves them. */
export function rows(table: Readonly<Record<string, string>>): string {
  return Object.entries(table)
    .map(([name, text]) => row(/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name), JSON.stringify(text)))
    .join("");
}

const WIDTH = 120;

function row(name: string, text: string): string {
  const line = `  ${name}: ${text},`;
  return line.length > WIDTH ? `  ${name}:\n    ${text},\n` : `${line}\n`;
}
