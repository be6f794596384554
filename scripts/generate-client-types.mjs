import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { readConfig } from '../src/config.ts';
import { openApiDocument } from '../src/contract/describing/openapi.ts';

/** Writes the types of the client from the description; with --check it only says whether they are up to date. */
const file = fileURLToPath(new URL('../src/client/description.ts', import.meta.url));
const header = `/** Generated from the OpenAPI description by scripts/generate-client-types.mjs: do not edit. */

`;
// Examples would only repeat in comments what the documentation shows.
const described = JSON.parse(
  JSON.stringify(openApiDocument('https://doors.example.ie', readConfig({})), (key, value) =>
    key === 'examples' ? undefined : value,
  ),
);
const types = await format(header + astToString(await openapiTS(described)), {
  ...(await resolveConfig(file)),
  parser: 'typescript',
});
if (!process.argv.includes('--check')) writeFileSync(file, types);
else if (readFileSync(file, 'utf8') !== types) {
  console.error('src/client/description.ts is out of date: run npm run generate:client');
  process.exitCode = 1;
}
