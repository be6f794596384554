import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { inOne } from './in-one.ts';

const statement = (name: string | null, sql: string, parameters: unknown[]) => ({
  ...CompiledQuery.raw(sql, parameters),
  ...(name !== null && { name }),
});

test('statements with a name become one, each with its own values', () => {
  const [one, ...others] = inOne([
    statement('a', 'insert into a values ($1, $2)', ['x', 'y']),
    statement('b', 'insert into b select $2, $1', [1, 2]),
  ]);

  expect(others).toEqual([]);
  expect(one).toMatchObject({
    name: 'a, b',
    sql: 'with part_0 as (insert into a values ($1, $2)) insert into b select $4, $3',
    parameters: ['x', 'y', 1, 2],
  });
});

test('one without a name stays by itself, after those that have one', () => {
  const writes = [
    statement('c', 'insert into a values ($1)', [1]),
    statement(null, 'update c set d = $1', [3]),
    statement('d', 'insert into b values ($1)', [2]),
  ];

  expect(inOne(writes).map(({ sql }) => sql)).toEqual([
    'with part_0 as (insert into a values ($1)) insert into b values ($2)',
    'update c set d = $1',
  ]);
});

test('a single one is left as it is', () => {
  const writes = [
    statement('a', 'insert into a values ($1)', [1]),
    statement(null, 'update c set d = 1', []),
  ];

  expect(inOne(writes)).toBe(writes);
});
