// Japanese, Chinese and other languages put no spaces between their words: any part of a text is found.
import type { FoundJob } from "@rolecall/contract/jobs/job.schemas.ts";
import { expect, test } from "vitest";
import { buildCompany, buildJob } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";

const { anonymous, db } = await startApp();

const find = async (query: string) => {
  const { body } = await anonymous.get<FoundJob[]>("/api/jobs", { query: { query } });
  return body;
};
const titles = async (query: string) => (await find(query)).map(({ title }) => title);

const { id: companyId } = await buildCompany(db, { name: "桜学園" });
const jobs = [
  { title: "日本語教師", description: "東京の学校で教えます。" },
  { title: "日語導遊", description: "Guide for visitors from 日本。" },
  { title: "本日のシェフ", description: "ITエンジニアではありません" },
  { title: "ITエンジニア", description: "ﾃﾞｰﾀを分析する" },
  { title: "北京市保安员", description: "夜班" },
  { title: "한국어교사", description: "서울에서" },
  { title: "ครูสอนภาษาญี่ปุ่น", description: "ทำงานที่กรุงเทพ" },
];
for (const [minute, job] of jobs.entries())
  await buildJob(db, {
    companyId,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
    ...job,
  });

test.each([
  // The whole, its beginning, its middle, its end, one character.
  ["日本語教師", ["日本語教師"]],
  ["日本", ["日本語教師", "日語導遊"]],
  ["本語", ["日本語教師"]],
  ["教師", ["日本語教師"]],
  ["語", ["日語導遊", "日本語教師"]],
  // In this order and side by side, or as several words.
  ["本日", ["本日のシェフ"]],
  ["師教", []],
  ["教師 東京", ["日本語教師"]],
  ["東京 教師", ["日本語教師"]],
  ["教師 北京", []],
  // Beside letters, with and without a space.
  ["エンジニア", ["ITエンジニア", "本日のシェフ"]],
  ["IT", ["ITエンジニア", "本日のシェフ"]],
  ["it エンジニア", ["ITエンジニア", "本日のシェフ"]],
  ["visitors 日本", ["日語導遊"]],
  ["日本 visi", ["日語導遊"]],
  // Half width and full width are one; a mark belongs to its character.
  ["データ", ["ITエンジニア"]],
  ["ﾃﾞｰﾀ", ["ITエンジニア"]],
  ["タ", ["ITエンジニア"]],
  ["ＩＴ", ["ITエンジニア", "本日のシェフ"]],
  // Other scripts without spaces, and Korean, where the last syllables are often grammar.
  ["保安", ["北京市保安员"]],
  ["교사", ["한국어교사"]],
  ["서울", ["한국어교사"]],
  ["ภาษา", ["ครูสอนภาษาญี่ปุ่น"]],
  // The company's name, phrases and exclusions.
  [
    "桜",
    [
      "ครูสอนภาษาญี่ปุ่น",
      "한국어교사",
      "北京市保安员",
      "ITエンジニア",
      "本日のシェフ",
      "日語導遊",
      "日本語教師",
    ],
  ],
  ['"日本語"', ["日本語教師"]],
  ["日本 -教師", ["日語導遊"]],
  ["日本 -本語教", ["日語導遊"]],
  ["日本。", ["日本語教師", "日語導遊"]],
])("'%s' finds %j", async (query, expected) => {
  expect(await titles(query)).toEqual(expected);
});

test("matches are marked in the title and in the text, character by character", async () => {
  const [teacher, guide] = await find("日本");
  expect([teacher?.match?.title, guide?.match?.title]).toEqual([[[0, 2]], []]);
  const { text = "", marks = [] } = guide?.match?.snippet ?? {};
  expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(["日本"]);
  const [data] = await find("データ");
  const snippet = data?.match?.snippet;
  expect(snippet?.marks.map(([start, end]) => snippet.text.slice(start, end))).toEqual(["ﾃﾞｰﾀ"]);
});

test("a long text without any space can be posted and found, and searched for", async () => {
  const characters = Array.from({ length: 20_000 }, (_, index) =>
    String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000)),
  ).join("");
  await buildJob(db, { title: "長い文章", description: characters, requirements: characters });
  expect(await titles(characters.slice(9_000, 9_004))).toEqual(["長い文章"]);
  expect(await titles(characters.slice(0, 300))).toEqual(["長い文章"]);
});
