import { expect } from 'vitest';

export interface Vector<Request> {
  readonly name: string;
  readonly request: Request;
  readonly expect: Readonly<Record<string, unknown>>;
}

/**
 * Expects the value to contain every member of the vector; it may have more. `assumed` is compared as a set.
 */
export function expectToHold(actual: unknown, expected: unknown, path = '$'): void {
  if (Array.isArray(expected)) {
    expect(Array.isArray(actual), path).toBe(true);
    const list = actual as unknown[];
    if (path.endsWith('.assumed')) {
      expect(new Set(list), path).toEqual(new Set(expected));
      return;
    }
    expect(list.length, `${path}.length`).toBe(expected.length);
    expected.forEach((item, index) => {
      expectToHold(list[index], item, `${path}[${index}]`);
    });
  } else if (typeof expected === 'object' && expected !== null) {
    expect(actual, path).toBeTypeOf('object');
    const members = actual as Record<string, unknown>;
    for (const [key, value] of Object.entries(expected)) expectToHold(members[key], value, `${path}.${key}`);
  } else {
    expect(actual, path).toBe(expected);
  }
}
