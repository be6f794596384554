import { Ajv } from 'ajv';

const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });

/** What a standard validator, not ours, has to say against a value. */
export function complaintsOf(schema: object, value: unknown): unknown {
  return ajv.validate(schema, value) ? [] : ajv.errors;
}
