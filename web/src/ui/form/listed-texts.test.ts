import { expect, test } from "vitest";
import { listedTexts } from "./listed-texts.ts";

const three = ["Welding", "Night shifts", "C++"];

test.each([
  ["Welding, Night shifts, C++", three],
  ["Welding;Night shifts;C++", three],
  ["Welding\nNight shifts\r\nC++\n", three],
  ["• Welding\n• Night shifts\n• C++", three],
  ["•Welding •Night shifts •C++", three],
  ["Welding · Night shifts · C++", three],
  ["- Welding\n- Night shifts\n- C++", three],
  ["* Welding\n* Night shifts\n* C++", three],
  ["1. Welding\n2. Night shifts\n3) C++", three],
  ["Welding\tNight shifts\tC++", three],
  ["Welding | Night shifts | C++", three],
  [" ,, Welding ,;\n, Night shifts , C++ , ", three],
  ["Welding", ["Welding"]],
  ["CI/CD", ["CI/CD"]],
  ["Node.js 22.1", ["Node.js 22.1"]],
  ["3D printing", ["3D printing"]],
  ["Part-time nursing - nights", ["Part-time nursing - nights"]],
  ["Paral·lel", ["Paral·lel"]],
  [" \n ", []],
])("%j is %j", (list, texts) => {
  expect(listedTexts(list)).toEqual(texts);
});
