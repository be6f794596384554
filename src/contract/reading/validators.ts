import { Ajv, type ErrorObject } from 'ajv';
import { accepts } from './formats.ts';

/** Validates a value; faults are in `errors`. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly ErrorObject[] | null;
}

const ajv = new Ajv({
  allErrors: true,
  coerceTypes: false,
  useDefaults: false,
  removeAdditional: false,
  strict: false,
  formats: accepts,
});

/** Compiled on first use: compiling all of them would add a tenth of a second to each start. */
export function validatorOf(schema: object): () => Validator {
  let validator: Validator | undefined;
  return () => (validator ??= ajv.compile(schema));
}
