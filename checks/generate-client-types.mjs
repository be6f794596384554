import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { readConfig } from '../src/config.ts';
import { operationList } from '../src/app/operations/table.ts';
import { openApiDocument } from '../src/contract/describing/openapi.ts';

/**
 * Generates the client's types and call table from the OpenAPI description. With --check it only reports whether
 * they are up to date.
 */
const header = `/** Generated from the OpenAPI description by checks/generate-client-types.mjs: do not edit. */

`;
// Examples would only repeat the documentation in comments.
const described = JSON.parse(
  JSON.stringify(openApiDocument(operationList, 'https://doors.example.ie', readConfig({})), (key, value) =>
    key === 'examples' ? undefined : value,
  ),
);
// The client does not call webhooks.
for (const { post } of Object.values(described.webhooks)) delete post.operationId;

function callsTable() {
  const calls = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const call = {
        method: method.toUpperCase(),
        path,
        takesId: path.includes('{id}'),
        takesBody: operation.requestBody !== undefined,
        submits: operation.parameters?.some(({ name }) => name === 'Idempotency-Key') ?? false,
      };
      return `/** ${operation.summary}. ${operation.description} */\n${operation.operationId}: ${JSON.stringify(call)},`;
    }),
  );
  const codes = described.components.schemas.Problem.properties.code['x-extensible-enum'];
  return `import type { operations, paths } from './description.ts';

/** The codes known to this version; a newer service may have more. */
export type KnownProblemCode = ${codes.map((code) => `'${code}'`).join(' | ')};

/** Method and path of each operation, which may take an id. Submitting ones get an idempotency key. */
export const calls = {\n${calls.join('\n')}\n} as const satisfies Readonly<Record<keyof operations, { path: keyof paths }  & Readonly<Record<string, unknown>>>>;\n`;
}

// Removes an empty type and inline types that the generator adds.
const types = astToString(await openapiTS(described))
  .replace(/^export type \$defs = Record<string, never>;\n/gm, '')
  .replace(/\{\s*\[name: string\]: unknown;\s*\}/g, 'Record<string, unknown>');
const generated = { description: types, calls: callsTable() };
for (const [name, source] of Object.entries(generated)) {
  const file = fileURLToPath(new URL(`../src/client/${name}.ts`, import.meta.url));
  const text = await format(header + source, { ...(await resolveConfig(file)), parser: 'typescript' });
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`src/client/${name}.ts is out of date: run npm run generate:client`);
    process.exitCode = 1;
  }
}
