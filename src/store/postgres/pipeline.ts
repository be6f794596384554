import type pg from 'pg';
import type { Ended, Statement, Steps } from '../steps/statement.ts';

/**
 * Goes through steps in a transaction of their own. What is left to write at the end is sent together with the commit,
 * one journey for all of it: where one of these fails the server takes the commit for a rollback.
 *
 * The beginning is waited for: were it to fail alone, the first statement would count by itself.
 */
export async function runInPipeline<Result>(pool: pg.Pool, steps: Steps<Ended<Result>>): Promise<Result> {
  const client = await pool.connect();
  const ask = ({ name, sql: text, parameters }: Statement) =>
    client.query<Record<string, unknown>>({
      ...(name !== undefined && { name }),
      text,
      values: [...parameters],
    });
  try {
    await client.query('begin');
    let step = steps.next();
    while (!step.done) step = steps.next((await ask(step.value)).rows);
    const { result, writes } = step.value;
    const answers = await Promise.allSettled([...writes.map(ask), client.query('commit')]);
    // The first to fail says why; those after it only that something did.
    for (const answer of answers) if (answer.status === 'rejected') throw answer.reason;
    client.release();
    return result;
  } catch (error) {
    const isFree = await client.query('rollback').then(
      () => true,
      () => false,
    );
    client.release(!isFree);
    throw error;
  }
}
