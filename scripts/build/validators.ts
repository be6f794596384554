import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv, _ } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');
const replaced = join(root, 'src/contract/reading/validators.ts');

/** Judges bodies by functions that the build has made, instead of making them at every start. */
export function readyValidators(): Plugin {
  let code: Promise<string> | undefined;
  return {
    name: 'lintel:validators',
    apply: 'build',
    load(id) {
      if (id !== replaced) return null;
      code ??= schemasOfTheProgram().then(validatorsModule);
      return code;
    },
  };
}

/** The source runs as it is, beside the build. */
const imported = <Module>(path: string) =>
  import(pathToFileURL(join(root, 'src', path)).href) as Promise<Module>;

/** Whatever is read by its schema; a program with one that is missing here does not start. */
export async function schemasOfTheProgram(): Promise<readonly object[]> {
  const [{ operations }, { toolBody, toolDefinitions }, { BusinessFile }, { DoorQuoteSubmission }] =
    await Promise.all([
      imported<typeof import('../../src/app/operations/table.ts')>('app/operations/table.ts'),
      imported<typeof import('../../src/mcp/tool-definitions.ts')>('mcp/tool-definitions.ts'),
      imported<typeof import('../../src/contract/business.ts')>('contract/business.ts'),
      imported<typeof import('../../src/contract/quotes/submission.ts')>('contract/quotes/submission.ts'),
    ]);
  const bodies = Object.values(operations).flatMap(({ body }) => body ?? []);
  const tools = toolDefinitions.map(({ operationId }) => toolBody(operations[operationId]));
  return [...bodies, ...tools, BusinessFile, DoorQuoteSubmission];
}

/** A module with the functions AJV makes of these schemas, found by the text of a schema. */
export async function validatorsModule(schemas: readonly object[]): Promise<string> {
  const { ajvOptions } = await imported<typeof import('../../src/contract/reading/validators.ts')>(
    'contract/reading/validators.ts',
  );
  const ajv = new Ajv({ ...ajvOptions, code: { source: true, esm: true, formats: _`accepts` } });
  const texts = [...new Set(schemas.map((schema) => JSON.stringify(schema)))];
  const names = texts.map((_text, index) => `validator${index}`);
  names.forEach((name, index) => ajv.addSchema(JSON.parse(texts[index] ?? '') as object, name));
  const functions = standaloneCode(ajv, Object.fromEntries(names.map((name) => [name, name])));
  return `
    import { accepts } from './formats.ts';
    import ucs2length from 'ajv/dist/runtime/ucs2length.js';
    ${functions.replaceAll('require("ajv/dist/runtime/ucs2length").default', 'ucs2length.default')}
    const byText = new Map([${names.map((name, index) => `[${JSON.stringify(texts[index])}, ${name}]`).join()}]);
    export function validatorOf(schema) {
      const validator = byText.get(JSON.stringify(schema));
      if (!validator) throw new Error('The build has made no function for this schema: see scripts/build/validators.ts');
      return validator;
    }`;
}
