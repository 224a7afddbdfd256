// What of a text is hidden: its author's names, and ways to reach them.
import { describe, expect, test } from "vitest";
import { hiderOf } from "./hider.ts";

const ada = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@poems.example",
  phoneNumber: "+1 (208) 555-0142",
};

describe("prose", () => {
  const { prose } = hiderOf(ada);
  test.each([
    ["I am Ada Lovelace.", "I am …."],
    ["ada wrote; ADA did, and Lovelace's", "… wrote; … did, and …'s"],
    ["Write to ada@poems.example or countess@poems.example", "Write to … or …"],
    ["ada (at) poems (dot) example", "…"],
    ["me at poems dot example", "…"],
    ["Call 208 555 0142, 2085550142 or 208.555.0142!", "Call …, … or …!"],
    ["Call +351 21 000 0000.", "Call …."],
    ["Call 503-555-0199 or 0049 170 1234567, at work (503) 555 0199", "Call … or …, at work …"],
    ["503.555.0199 by day, 0503/555–0199 by night", "… by day, … by night"],
    ["12/05/2019 – 30/06/2021, 24/7, 2010/2011", "12/05/2019 – 30/06/2021, 24/7, 2010/2011"],
    ["Teams of 100 - 200 in 2019, 12 of 24", "Teams of 100 - 200 in 2019, 12 of 24"],
    ["See https://poems.example/x?y and www.poems.example", "See … and …"],
    ["github.com/ada and poems.dev, @countess", "… and …, …"],
    ["bit.ly/countess, poems.studio, poems.xyz/a", "…, …, …"],
    ["2015 - 2019, 05/2019 - 06/2021, (2010-2014)", "2015 - 2019, 05/2019 - 06/2021, (2010-2014)"],
    ["Node.js, ASP.NET, Socket.io and C++", "Node.js, ASP.NET, Socket.io and C++"],
    ["Adapters and Lovelaces", "Adapters and Lovelaces"],
  ])("%s", (text, hidden) => {
    expect(prose(text)).toBe(hidden);
  });
});

describe("names that are words", () => {
  const { prose, title } = hiderOf({ ...ada, firstName: "Will", lastName: "Baker" });
  test("are hidden where they are written as names, and whole", () => {
    expect(prose("Will Baker is a baker who will bake")).toBe("… is a baker who will bake");
  });
  test("are no name in a title that is an occupation", () => {
    expect(title("Baker")).toBe("Baker");
    expect(title("Will Baker, Miller")).toBe("…, Miller");
  });
});

test("the name of a skill stays, and a company may be called like an address", () => {
  const { title, place } = hiderOf({ ...ada, firstName: "Ruby" });
  expect(title("Ruby")).toBe("Ruby");
  expect(place("Booking.com")).toBe("Booking.com");
  expect(place("Lovelace & Daughters")).toBe("… & Daughters");
});

const length = 50_000;
test.each([
  "a",
  "a.",
  "a ",
  "a@",
  "a(",
  "a at ",
  "a (at) ",
  " dot a",
  "ada ",
  "ada, ",
  "A",
  "1",
  "1 ",
  "1/",
  "+",
  "(",
  "@",
  " ",
  "www.",
  "a-",
])("fifty thousand characters of '%s' are read like any other text", (piece) => {
  const { prose, title, place, letter } = hiderOf(ada);
  const text = piece.repeat(length / piece.length);
  for (const hide of [prose, title, place, letter])
    expect(hide(`${text}!`).length).toBeGreaterThan(0);
});

test("who has no name hides none", () => {
  const { prose } = hiderOf({ firstName: null, lastName: null, email: null, phoneNumber: null });
  expect(prose("I build.")).toBe("I build.");
});
