const USABLE = /^[A-Z][A-Za-z0-9]*$/;

/** Whether a type can carry `name` in every output. */
export function isUsableName(name: string): boolean {
  return USABLE.test(name);
}

/** Type name of an export: `ConversationSchema` and `conversationSchema` are `Conversation`, others their PascalCase. */
export function typeNameOfExport(exportName: string): string {
  const stem =
    exportName.length > "Schema".length && exportName.endsWith("Schema") ? exportName.slice(0, -6) : exportName;
  return pascalCase(stem);
}

/** Words of letters and digits with capital first letters, joined; a text without any becomes its code points in hex. */
export function pascalCase(text: string): string {
  const words = text.match(/[A-Za-z0-9]+/g);
  if (words !== null) return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  return (
    [...text].map((character) => `U${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`).join("") || "Empty"
  );
}
