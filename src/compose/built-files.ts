import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A file the build made: beside the running program, or, when run from its source, in the checkout's dist. */
export function findBuilt(name: string): string | null {
  const places = ['..', '../../dist'].map((folder) => join(import.meta.dirname, folder, name));
  return places.find((place) => existsSync(place)) ?? null;
}
