import { join } from 'node:path';
import { Ajv, _ } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Plugin } from 'vite';
import { operations } from '../../src/app/operations/table.ts';
import { BusinessFile } from '../../src/contract/business.ts';
import { DoorQuoteSubmission } from '../../src/contract/quotes/submission.ts';
import { ajvOptions } from '../../src/contract/reading/validators.ts';
import { toolBody, toolDefinitions } from '../../src/mcp/tool-definitions.ts';

const replaced = join(import.meta.dirname, '../../src/contract/reading/validators.ts');

/** Judges bodies by functions that the build has made, instead of making them at every start. */
export function readyValidators(): Plugin {
  return {
    name: 'lintel:validators',
    apply: 'build',
    load: (id) => (id === replaced ? validatorsModule(schemasOfTheProgram) : null),
  };
}

/** Whatever is read by its schema; a program with one that is missing here does not start. */
export const schemasOfTheProgram: readonly object[] = [
  ...Object.values(operations).flatMap(({ body }) => body ?? []),
  ...toolDefinitions.map(({ operationId }) => toolBody(operations[operationId])),
  BusinessFile,
  DoorQuoteSubmission,
];

/** A module with the functions AJV makes of these schemas, found by the text of a schema. */
export function validatorsModule(schemas: readonly object[]): string {
  const ajv = new Ajv({ ...ajvOptions, code: { source: true, esm: true, formats: _`accepts` } });
  const texts = [...new Set(schemas.map((schema) => JSON.stringify(schema)))];
  const names = texts.map((_text, index) => `validator${index}`);
  names.forEach((name, index) => ajv.addSchema(JSON.parse(texts[index] ?? '') as object, name));
  const functions = standaloneCode(ajv, Object.fromEntries(names.map((name) => [name, name])));
  return `
    import { accepts } from './formats.ts';
    import ucs2length from 'ajv/dist/runtime/ucs2length.js';
    // Whoever bundles may have taken the default of it already.
    const lengthOf = ucs2length.default ?? ucs2length;
    ${functions.replaceAll('require("ajv/dist/runtime/ucs2length").default', 'lengthOf')}
    const byText = new Map([${names.map((name, index) => `[${JSON.stringify(texts[index])}, ${name}]`).join()}]);
    export function validatorOf(schema) {
      const validator = byText.get(JSON.stringify(schema));
      if (!validator) throw new Error('The build has made no function for this schema: see scripts/build/validators.ts');
      return validator;
    }`;
}
