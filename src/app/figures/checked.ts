import type { Static, TSchema } from 'typebox';
import { Format } from 'typebox/format';
import { Settings } from 'typebox/system';
import { Errors } from 'typebox/value';
import { formats } from '../../contract/reading/formats.ts';

// Removes the default limit of eight errors, because the author of a file needs all of them.
Settings.Set({ maxErrors: Infinity });
for (const [name, { accepts }] of Object.entries(formats)) Format.Set(name, accepts);

/** A parsed file, or all its faults. */
export type Checked<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly faults: readonly string[] };

/** Checks parsed JSON against a schema. Faults name their pointer. */
export function checkShape<Schema extends TSchema>(
  schema: Schema,
  json: unknown,
  placeOf: (pointer: string) => string = (pointer) => pointer,
): Checked<Static<Schema>> {
  const faults = Errors(schema, json).map(
    ({ instancePath, message }) => `${placeOf(instancePath || '/')}: ${message}`,
  );
  return faults.length === 0 ? { ok: true, value: json as Static<Schema> } : { ok: false, faults };
}
