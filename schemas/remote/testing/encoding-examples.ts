/** Command bytes, and the checkpoints of one and of two pages (facts, section 11). Digests are those of the facts. */
import { checkpointOf, messageItem, partItem, sessionItem } from "./checkpoints.ts";
import { createLegacy, createSystem } from "./command-examples.ts";

/** The bytes of one value in canonical form. */
export interface Encoding {
  readonly canonical: string;
  readonly bytes: number;
  readonly sha256: string;
}

export type EncodingExample =
  | ({ readonly name: string; readonly command: { readonly method: string; readonly params: object } } & Encoding)
  | {
      readonly name: string;
      readonly pages: readonly ({ readonly page: object } & Encoding)[];
      readonly bytes: number;
      readonly sha256: string;
    };

const method = "agent.sessions.create";
const sessionText =
  '{"kind":"session","value":{"agentId":"ag-1","historyRevision":"4","sessionId":"ses-1","title":"Demo",' +
  '"updatedAt":"2030-01-01T00:00:00Z","workspaceId":"ws-1"}}';
const messageText =
  '{"kind":"message","value":{"messageId":"m1","partIds":["p1"],"revision":"1","role":"assistant","status":"pending"}}';
const partText =
  '{"kind":"part","messageId":"m1","value":{"content":{"text":"né"},"kind":"text","partId":"p1","revision":"2",' +
  '"state":"streaming"}}';

const one = checkpointOf("ck-1", [sessionItem]);
const two = checkpointOf("ck-2", [sessionItem, messageItem], [partItem]);
const [only] = one.pages;
const [first, second] = two.pages;

export const encodingExamples: readonly EncodingExample[] = [
  {
    name: "command: create, system",
    command: { method, params: createSystem },
    canonical: `{"method":"${method}","params":{"agentId":"ag-1","workspace":{"kind":"system"}}}`,
    bytes: 92,
    sha256: "eeb0ce2b305d54de2e3ef7123e6fe491fc0544ed38c72fbfa5bf2b2615f020c7",
  },
  {
    name: "command: create, legacy",
    command: { method, params: createLegacy },
    canonical: `{"method":"${method}","params":{"agentId":"ag-1","workspaceId":"ws-1"}}`,
    bytes: 83,
    sha256: "5766b1b7047d79af607a6ecce57bbf73a6501038088d3385f9730fce846f41a9",
  },
  {
    name: "checkpoint: one page",
    pages: [
      {
        page: only!,
        canonical: `{"checkpointId":"ck-1","items":[${sessionText}],"nextCursor":null,"pageIndex":0}`,
        bytes: 224,
        sha256: "49aadca14e039d42f9a3ba05b772569c480cb53848d90dd16b1bbca66450aed2",
      },
    ],
    bytes: 224,
    sha256: "49aadca14e039d42f9a3ba05b772569c480cb53848d90dd16b1bbca66450aed2",
  },
  {
    name: "checkpoint: two pages",
    pages: [
      {
        page: first!,
        canonical: `{"checkpointId":"ck-2","items":[${sessionText},${messageText}],"nextCursor":"n1","pageIndex":0}`,
        bytes: 340,
        sha256: "b722174e74cc607166956ad3726316bc99b9ad5467399a09a301f58df8794146",
      },
      {
        page: second!,
        canonical: `{"checkpointId":"ck-2","items":[${partText}],"nextCursor":null,"pageIndex":1}`,
        bytes: 196,
        sha256: "5b9d4c96be9df6426388324da0125be9d28d093d7f952b3459153b20688824a7",
      },
    ],
    bytes: 536,
    sha256: "3187cd7bea6a76c180e98f922d345e385a1236d293e81d3a7a837076ccbef55f",
  },
];
