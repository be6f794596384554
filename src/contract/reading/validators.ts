import { Ajv, type ErrorObject, type Options } from 'ajv';
import { accepts } from './formats.ts';

/** Judges a value, and leaves what is wrong with it in `errors`. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly ErrorObject[] | null;
}

export const ajvOptions = {
  allErrors: true,
  coerceTypes: false,
  useDefaults: false,
  removeAdditional: false,
  strict: false,
  formats: accepts,
} as const satisfies Options;

const ajv = new Ajv(ajvOptions);

/**
 * To compile them takes longer than all else at a start, so the build does it beforehand: in the program another module
 * stands in the place of this one, with the same functions ready-made (scripts/build/validators.ts).
 */
export const validatorOf = (schema: object): Validator => ajv.compile(schema);
