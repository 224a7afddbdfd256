import type { DescribedEndpoint } from "@rolecall/contract/endpoint.ts";
import type { Json } from "./json-schemas.ts";
import { refusalResponses } from "./refusals.ts";

/** An address that a browser is led through; no program reads anything there. */
const openSignIn: DescribedEndpoint = {
  method: "GET",
  path: "/api/login",
  access: "everyone",
  summary: "Open the sign-in as a page",
};

/** The addresses of the API that lead a browser on, which are no calls of the contract. */
export const navigations = (): { path: string; method: string; operation: Json }[] => [
  {
    path: openSignIn.path,
    method: "get",
    operation: {
      operationId: "openSignIn",
      summary: openSignIn.summary,
      description: "Open to everyone.",
      tags: ["login"],
      security: [{}],
      parameters: [
        {
          name: "next",
          in: "query",
          required: false,
          description:
            "Where to go on after the sign-in; anything but a path of this site is ignored",
          schema: { type: "string" },
        },
      ],
      responses: {
        302: {
          description: "`Location` is the sign-in",
          headers: { Location: { description: "The page", schema: { type: "string" } } },
        },
        ...refusalResponses(openSignIn),
      },
    },
  },
];
