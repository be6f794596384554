import { Ajv, type ErrorObject } from 'ajv';
import { accepts } from './formats.ts';

/** Judges a value, and leaves what is wrong with it in `errors`. */
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

/** Compiled on its first use: all of them together would take a tenth of a second of every start. */
export function validatorOf(schema: object): () => Validator {
  let validator: Validator | undefined;
  return () => (validator ??= ajv.compile(schema));
}
