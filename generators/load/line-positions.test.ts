import { expect, it } from "vitest";
import { LinePositions } from "./line-positions.ts";

it("counts lines of every line end, and columns in UTF-16 units, from 1", () => {
  const text = "a\r\nb😀c\rd\n\n";
  const lines = new LinePositions(text);
  const at = (part: string) => lines.at(text.indexOf(part));
  expect(at("a")).toEqual({ line: 1, column: 1 });
  expect(at("b")).toEqual({ line: 2, column: 1 });
  expect(at("c")).toEqual({ line: 2, column: 4 });
  expect(at("d")).toEqual({ line: 3, column: 1 });
  expect(lines.at(text.length)).toEqual({ line: 5, column: 1 });
  expect(new LinePositions("").at(0)).toEqual({ line: 1, column: 1 });
});
