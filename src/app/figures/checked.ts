import type { Static, TSchema } from 'typebox';
import { Format } from 'typebox/format';
import { Settings } from 'typebox/system';
import { Errors } from 'typebox/value';
import { formats } from '../../contract/reading/formats.ts';

// Unless told otherwise, it stops after eight: whoever mends a file wants to know of all.
Settings.Set({ maxErrors: Infinity });
for (const [name, { accepts }] of Object.entries(formats)) Format.Set(name, accepts);

/** A file that was read: what it holds, or every fault found in it. */
export type Checked<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly faults: readonly string[] };

/** Names every place where parsed JSON does not have the shape of a schema, by its pointer or in better words. */
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
