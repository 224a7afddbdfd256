const oneCall = "gone with the call that made it";
const requestsAtWork =
  "an entry for each request that is being answered, of which http/limits/ bounds the number";

/** The server's long-lived collections, by file and name, each with the bound of its size. */
export const keptInMemory: Record<string, Record<string, string>> = {
  "server/src/bounded-map.ts": { "#entries": "its own greatest number" },
  "server/src/bounded-threads.ts": {
    idle: "as many threads as may work at once, which its maker names, for half a minute",
  },
  "server/src/db/connection/changes.ts": {
    listeners: "two: open screens, and the readers of events",
  },
  "server/src/db/connection/fair-pool.ts": { "#waiting": requestsAtWork },
  "server/src/db/embedded/postmaster.ts": { complaints: "the last five lines" },
  "server/src/db/prepared.ts": {
    variants: "the statements of the code; of one with variants at most a hundred",
  },
  "server/src/events/readers-at-work.ts": {
    notBefore: "the readers of the code",
    setTimeout: "one: the next begins when it has ended",
  },
  "server/src/fair-queue.ts": {
    running: "an entry for each party at work, of which its maker names the number",
    queues: "the most that may wait, which its maker names, and one for each party",
    queue: "as queues",
  },
  "server/src/features/live/live-streams.ts": {
    "#awaited": "the events of the last half minute that candidates may not know of yet",
    "#recount": "those who have a stream",
    setTimeout: "two for a server, of which each ends before the next, and those of #awaited",
  },
  "server/src/features/live/open-streams.ts": {
    "#ofUser":
      "an entry for each open stream; ten of a session, and as many as there may be connections",
    streams: "as #ofUser",
    checked: "as #ofUser",
  },
  "server/src/features/live/stream.ts": {
    "#held": "what happens while a replay of at most a thousand events is read and written",
  },
  "server/src/features/search/facets/choice-counts.queries.ts": { found: oneCall },
  "server/src/features/search/best/best-jobs.service.ts": {
    rankings: "200 lists of at most a thousand ids, ten minutes",
  },
  "server/src/features/search/words/stems.service.ts": {
    kept: "50,000 words of at most 60 characters; then it is emptied",
  },
  "server/src/features/search/facets/tally.queries.ts": { found: oneCall },
  "server/src/features/remote-files/transfer.ts": {
    "#listeners": "the four sockets that may listen to it",
    "#whenOver": "the one that begins it; emptied when it is over",
  },
  "server/src/features/remote-files/transfers.ts": {
    "#running": "three for each user, fifty in all, fifteen minutes",
    "#outcomes": "500, fifteen minutes",
    "#tooLarge": "500, a minute",
  },
  "server/src/features/match/read-sides.ts": { jobsRead: "300 jobs, ten minutes" },
  "server/src/match/kept/kept-job.ts": { asked: "nothing: a list that stays empty" },
  "server/src/match/reading/words.ts": {
    made: "the words of one text, as long as somebody holds what was read of it",
  },
  "server/src/match/score/skill-parts.ts": {
    ofPerson: "the skills of the vocabulary, as long as somebody holds what was read of the person",
  },
  "server/src/match/score/title-part.ts": {
    ofPerson:
      "the occupations of the vocabulary, as long as somebody holds what was read of the person",
  },
  "server/src/features/resumes/inspect/document-text.ts": { lines: oneCall },
  "server/src/features/resumes/inspect/docx-check.ts": { types: oneCall },
  "server/src/features/resumes/inspect/docx-package.ts": { found: oneCall },
  "server/src/features/resumes/inspect/docx-text.ts": { open: oneCall },
  "server/src/features/resumes/inspect/text-blocks.ts": { blocks: oneCall },
  "server/src/features/resumes/inspect/word-fields.ts": {
    "#open": "the fields of one document, in a thread whose memory is bounded",
  },
  "server/src/http/api-docs/json-schemas.ts": { components: "the schemas of the contract" },
  "server/src/http/request/drain.ts": { setTimeout: "one, at the end of the server" },
  "server/src/http/limits/budget.ts": {
    "#networks": "those that hold some of the budget now, at most as many as there are connections",
  },
  "server/src/http/limits/connections.ts": {
    "#open": "the greatest number of connections, and of refused ones",
  },
  "server/src/http/limits/held-requests.ts": {
    chunks: "one body, which the budget of the requests' memory bounds",
  },
  "server/src/http/reply/shared-answers.ts": { inFlight: requestsAtWork },
  "server/src/http/pages/shared-pages.ts": {
    pages: "fifty pages, a second; each with its two encodings",
  },
  "server/src/main.ts": { setTimeout: "one, at the end of the server" },
};
