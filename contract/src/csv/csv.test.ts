import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each([
  [["Glass, Ltd", 'a "b"', "one\ntwo", "a\r"], '"Glass, Ltd","a ""b""","one\ntwo","a\r"\r\n'],
  [["=1+1", "+1", "-1", "@a"], "'=1+1,'+1,'-1,'@a\r\n"],
  [['=HYPERLINK("x","y")'], `"'=HYPERLINK(""x"",""y"")"\r\n`],
  [["\t=1", "\r=1"], `'\t=1,"'\r=1"\r\n`],
  [["", "1-1", "a@b"], ",1-1,a@b\r\n"],
])("the cells %j are one line that no spreadsheet calculates", (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});
