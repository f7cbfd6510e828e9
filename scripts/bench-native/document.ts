/** Accounts in the document; about 4.8 MB of JSON. */
const ACCOUNTS = 16_000;

/**
 * The JSON text that the native benches read: the same bytes each time. Date-times have no fraction of a second, which
 * the plain ISO formatter behind the Swift classes of quicktype refuses.
 */
export function benchDocument(accounts = ACCOUNTS): string {
  return JSON.stringify(Array.from({ length: accounts }, (_, index) => account(index)));
}

function account(index: number): object {
  const circle = { kind: "circle", radius: 1 + (index % 100) / 4, unit: index % 3 === 0 ? "em" : "px" };
  const rect = { kind: "rect", width: index % 640, height: (index % 480) + 0.5 };
  return {
    schemaVersion: 3,
    id: `u${index}`,
    name: ["Ann", "Zoë", "Björn", "Amélie", "X"][index % 5],
    status: index % 7 === 0 ? "disabled" : "active",
    ...(index % 2 === 0 ? { nickname: `nick "${index}"` } : {}),
    deletedAt: index % 4 === 0 ? `2026-0${(index % 9) + 1}-15T10:20:${10 + (index % 50)}Z` : null,
    ...(index % 3 === 0 ? { bio: null } : index % 3 === 1 ? { bio: "Writes things, mostly at night." } : {}),
    shapes: index % 5 === 0 ? [circle, { kind: "group", items: [rect] }] : [circle],
    units: ["px"],
    score: index * 12_345_677,
    default: index % 2 === 1,
    extra: { a: [1, 2.5, null] },
    byUser: { [`u${index}`]: index % 1000, [`u${index + 1}`]: 7 },
  };
}
