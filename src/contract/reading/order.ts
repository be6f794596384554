import { designsOfOrder } from '../../domain/design/order-text.ts';

/**
 * The body with the doors of its order text in the list. A door of the list changes the door of the order at the same
 * place; further doors are added. An order text that cannot be read stays, for validation to reject.
 */
export function withDoorsOfOrder(body: unknown): unknown {
  if (!isRecord(body)) return body;
  const { order, doors = [], ...others } = body;
  const designs = typeof order === 'string' ? designsOfOrder(order) : null;
  if (!designs || !Array.isArray(doors)) return body;
  const changed = designs.map((design, index) => {
    const changes: unknown = index < doors.length ? doors[index] : {};
    return isRecord(changes) ? { design, ...changes } : changes;
  });
  return { ...others, doors: [...changed, ...(doors as unknown[]).slice(designs.length)] };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
