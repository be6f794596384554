/** A copy with one value changed; missing parents are created, and `undefined` removes the value. */
export function withValue(
  body: Record<string, unknown>,
  pointer: string,
  value: unknown,
): Record<string, unknown> {
  const copy = structuredClone(body);
  const parts = pointer.split('/').slice(1);
  const last = parts.pop() ?? '';
  let place: Record<string, unknown> = copy;
  parts.forEach((part, i) => {
    place[part] ??= /^\d+$/.test(parts[i + 1] ?? last) ? [] : {};
    place = place[part] as Record<string, unknown>;
  });
  if (value === undefined) Reflect.deleteProperty(place, last);
  else place[last] = value;
  return copy;
}
