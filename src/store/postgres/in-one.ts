import type { Statement } from '../steps/statement.ts';

/** The text of several statements as one, by their names. */
const texts = new Map<string, string>();

/**
 * Makes one statement of those that have a name and only write: the server is asked once instead of once for each. They
 * must not touch the same rows, since all of them see what was there before.
 */
export function inOne(writes: readonly Statement[]): readonly Statement[] {
  const named = writes.filter(({ name }) => name !== undefined);
  const [first] = named;
  if (!first || named.length < 2) return writes;
  const name = named.map((each) => each.name).join(', ');
  const sql = texts.get(name) ?? textOf(named);
  texts.set(name, sql);
  const one = { ...first, name, sql, parameters: named.flatMap(({ parameters }) => parameters) };
  return [one, ...writes.filter((each) => each.name === undefined)];
}

function textOf(statements: readonly Statement[]): string {
  let before = 0;
  const parts = statements.map(({ sql, parameters }) => {
    const offset = before;
    before += parameters.length;
    return sql.replaceAll(/\$(\d+)/gu, (_, number: string) => `$${Number(number) + offset}`);
  });
  const last = parts.pop() ?? '';
  const others = parts.map((part, index) => `part_${index} as (${part})`);
  return `with ${others.join(', ')} ${last}`;
}
