import type pg from 'pg';
import type { Statement, Steps } from '../steps/statement.ts';

/** Runs steps in one transaction. Named statements are prepared once per connection. */
export async function runSteps<Result>(pool: pg.Pool, steps: Steps<Result>): Promise<Result> {
  const client = await pool.connect();
  const execute = ({ name, sql: text, parameters }: Statement) =>
    client.query<Record<string, unknown>>({
      ...(name !== undefined && { name }),
      text,
      values: [...parameters],
    });
  try {
    await client.query('begin');
    let step = steps.next();
    while (!step.done) step = steps.next((await execute(step.value)).rows);
    await client.query('commit');
    client.release();
    return step.value;
  } catch (error) {
    const isRolledBack = await client.query('rollback').then(
      () => true,
      () => false,
    );
    client.release(!isRolledBack);
    throw error;
  }
}
