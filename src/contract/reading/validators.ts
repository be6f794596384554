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
  // Adds the value to each error: the complaint of a format may depend on it.
  verbose: true,
  formats: accepts,
});

const notCompiled = new Set<() => Validator>();

/**
 * The validator of a schema, compiled in the background or on first use: compiling all validators at the
 * start would take a tenth of a second.
 */
export function validatorOf(schema: object): () => Validator {
  let validator: Validator | undefined;
  const compiled = () => {
    if (validator) return validator;
    notCompiled.delete(compiled);
    validator = ajv.compile(schema);
    return validator;
  };
  notCompiled.add(compiled);
  return compiled;
}

/** Compiles one validator per step, in the background, so that the first request does not wait for it. */
export function* compileValidators(): Generator<void> {
  for (const compile of notCompiled) {
    compile();
    yield;
  }
}
