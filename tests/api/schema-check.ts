import { Ajv } from 'ajv';

const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });

/** The errors of a standard validator, independent of ours. */
export function complaintsOf(schema: object, value: unknown): unknown {
  return ajv.validate(schema, value) ? [] : ajv.errors;
}
