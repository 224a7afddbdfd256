/** Longest texts the product accepts, in characters. Stated once for server, forms and OpenAPI. */
export const textLimits = {
  name: 200,
  title: 200,
  line: 300,
  url: 2_000,
  email: 254,
  username: 64,
  password: 1_000,
  phone: 50,
  skill: 100,
  search: 300,
  summary: 10_000,
  coverLetter: 20_000,
  description: 50_000,
} as const;
