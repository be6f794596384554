import { Ajv, type ErrorObject, type Options } from 'ajv';
import { accepts } from './formats.ts';

/** Validates a value; faults are in `errors`. */
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
 * Compiling dominates the start, so the build does it: in the bundle another module with the compiled
 * functions replaces this one (scripts/build/validators.ts).
 */
export const validatorOf = (schema: object): Validator => ajv.compile(schema);
