import { expect, test } from "vitest";
import { findRanges, withoutRanges } from "./dates.ts";

test.each([
  ["May 2019 – Jun. 2021", "2019-05", "2021-06"],
  ["05/2019 - 06/2021", "2019-05", "2021-06"],
  ["01.05.2019–30.06.2021", "2019-05", "2021-06"],
  ["2019-05 to 2021-06", "2019-05", "2021-06"],
  ["2019–21", "2019", "2021"],
  ["2019 2021", "2019", "2021"],
  ["Sept 2017 — Present", "2017-09", null],
  ["März 2019 – heute", "2019-03", null],
  ["seit 2019", "2019", null],
  ["Depuis janvier 2020", "2020-01", null],
  ["de 2016 à 2019", "2016", "2019"],
  ["enero de 2018 – actualidad", "2018-01", null],
  ["fevereiro de 2018 a março de 2020", "2018-02", "2020-03"],
  ["giugno 2015 - oggi", "2015-06", null],
  ["maart 2015 – heden", "2015-03", null],
  ["2021 –", "2021", null],
])("'%s' is from %s to %s", (line, start, end) => {
  expect(findRanges(`Nurse, ${line}`)).toMatchObject([{ start, end }]);
});

test.each(["2019", "May 2019", "10,000 of 20,000", "1949 – 1955", "2021 – 2019"])(
  "'%s' is no range",
  (line) => {
    expect(findRanges(line)).toEqual([]);
  },
);

test("what is left of a line without its dates has no brackets around nothing", () => {
  const line = "Nurse (May 2019 – 2021), Porto";
  expect(withoutRanges(line, findRanges(line))).toBe("Nurse \t, Porto");
});
