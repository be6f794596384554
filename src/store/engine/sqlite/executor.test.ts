import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/child.ts';
import { isSqliteSpoiled } from './errors.ts';
import { startThread, threadExecutor } from './executor.ts';

/** A fake worker without a database: each SQL text is a command to it. */
const thread = `
import { parentPort, workerData } from 'node:worker_threads';
const held = [];
const asked = [];
const failure = { name: 'RangeError', message: 'no room', stack: 'where it was', code: 'ENOSPC', errcode: 13 };
parentPort.on('message', ({ id, name, args }) => {
  const answer = (more) => parentPort.postMessage({ id, ...more });
  const [sql] = args;
  asked.push(name);
  if (name === 'open') return answer(workerData.dataDir === '/full' ? { error: failure } : {});
  if (sql === 'hold') return held.push(answer);
  if (sql === 'asked') return answer({ result: { rows: asked } });
  if (sql === 'fail') return answer({ error: failure });
  if (sql === 'end') return process.exit(1);
  if (sql === 'break') throw new TypeError('x is not a function');
  answer({ result: { rows: [{ name, args, ...workerData }] } });
  for (const each of held.splice(0)) each({ result: { rows: ['held'] } });
  if (name === 'close') parentPort.close();
});
`;

let script = '';
beforeAll(async () => {
  script = join(await temporaryFolder(), 'thread.mjs');
  writeFileSync(script, thread);
});

const open = (dataDir = '/data') => threadExecutor(startThread(script, { dataDir, wasInUse: true }));
const failure = {
  name: 'RangeError',
  message: 'no room',
  stack: 'where it was',
  code: 'ENOSPC',
  errcode: 13,
};

describe('threadExecutor', () => {
  it('matches responses to requests, in any order of arrival', async () => {
    const executor = await open();
    const [first, second] = await Promise.all([
      executor.execute('hold', []),
      executor.execute('select', [1, null]),
    ]);
    expect(first).toEqual({ rows: ['held'] });
    expect(second).toEqual({
      rows: [{ name: 'execute', args: ['select', [1, null]], dataDir: '/data', wasInUse: true }],
    });
    await executor.commit();
    await executor.rollback();
    await expect(executor.execute('fail', [])).rejects.toMatchObject(failure);
    const asked = ['open', 'execute', 'execute', 'commit', 'rollback', 'execute', 'execute'];
    expect(await executor.execute('asked', [])).toEqual({ rows: asked });
    await executor.close();
  });

  it('terminates the worker if the store cannot be opened, and rejects with the reason', async () => {
    const workers: Worker[] = [];
    const note = (worker: Worker) => workers.push(worker);
    process.once('worker', note);
    await expect(open('/full')).rejects.toMatchObject(failure);
    expect(workers.map(({ threadId }) => threadId)).toEqual([-1]);
  });

  it('rejects pending and later requests after its worker has exited', async () => {
    const executor = await open();
    const asked = await Promise.allSettled([
      executor.execute('hold', []),
      executor.execute('end', []),
      executor.commit(),
    ]);
    const later = await Promise.allSettled([executor.execute('select', []), executor.rollback()]);
    const errors = [...asked, ...later].map(
      (each) => (each.status === 'rejected' ? each.reason : null) as unknown,
    );
    expect(errors).toHaveLength(5);
    expect(errors.map(isSqliteSpoiled)).toEqual(errors.map(() => true));
    await executor.close();
  });

  it('rejects with the error that ended its worker', async () => {
    const executor = await open();
    await expect(executor.execute('break', [])).rejects.toThrow('x is not a function');
    await expect(executor.execute('select', [])).rejects.toThrow('The thread of the store has ended');
    await executor.close();
  });
});
