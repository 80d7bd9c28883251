import { z } from "zod";
import { MESSAGES } from "@/i18n/messages";
import { OPERATIONS, type Operation } from "./operations";
import { Problem } from "./shapes";

/** The OpenAPI 3.1 document of the public API, made of the list of operations and the forms of their answers. */
export function openApi(base: URL) {
  const words = MESSAGES.en.developers;
  return {
    openapi: "3.1.0",
    info: {
      title: "Dugout",
      version: "1",
      description: words.intro,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: new URL("/api/v1", base).href }],
    paths: Object.fromEntries(OPERATIONS.map((operation) => [operation.path, { get: operationOf(operation) }])),
    components: {
      schemas: Object.fromEntries(
        [...OPERATIONS, { name: "Problem", answer: Problem }].map(({ name, answer }) => [name, schemaOf(answer)]),
      ),
    },
  };
}

function operationOf(operation: Operation) {
  const words = MESSAGES.en.developers.operation[operation.id];
  return {
    operationId: operation.id,
    summary: words.title,
    description: words.text,
    security: [],
    parameters: parametersOf(operation),
    responses: {
      "200": {
        description: words.title,
        headers: { ETag: { schema: { type: "string" } } },
        content: { "application/json": { schema: { $ref: `#/components/schemas/${operation.name}` } } },
      },
      "304": { description: "Nothing has changed since the version named by If-None-Match." },
      "400": problem("The path or the query is not what it must be."),
      "404": problem("There is nothing, or nothing that a visitor may see."),
      "429": problem("Too many calls of this address; Retry-After says when to come back."),
    },
  };
}

function parametersOf({ path, value, isPaged }: Operation) {
  const [, name] = /\{(\w+)\}/.exec(path) ?? [];
  const inPath = name === undefined || value === undefined ? [] : [{ name, in: "path", schema: schemaOf(value) }];
  const inQuery = isPaged ? [{ name: "page", in: "query", schema: { type: "integer", minimum: 1, default: 1 } }] : [];
  return [...inPath.map((parameter) => ({ ...parameter, required: true })), ...inQuery];
}

const problem = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
});

function schemaOf(schema: z.ZodType) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema);
  return rest;
}
