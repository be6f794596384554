import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { describeError } from './logger.ts';

it('describeError returns only listed fields of an error, without data that a database quotes', () => {
  const detail = 'Key (email)=(aoife@example.ie) already exists.';
  const fromDatabase = Object.assign(new Error('duplicate key'), { code: '23505', detail, where: detail });
  const written = describeError(new Error('could not store', { cause: fromDatabase }));
  expect(written).toEqual({
    type: 'Error',
    code: undefined,
    errcode: undefined,
    message: 'could not store',
    stack: expect.stringContaining('could not store') as string,
    cause: {
      type: 'Error',
      code: '23505',
      errcode: undefined,
      message: 'duplicate key',
      stack: expect.stringContaining('duplicate key') as string,
      cause: undefined,
    },
  });
  expect(JSON.stringify(written)).not.toContain('aoife');
});

it('describeError returns type and codes of an error, and only the type of another thrown value', () => {
  const full = { code: 'ERR_SQLITE_ERROR', errcode: 13, errstr: 'aoife' };
  expect(describeError(Object.assign(new TypeError('disk is full', { cause: 'aoife' }), full))).toEqual({
    type: 'TypeError',
    code: 'ERR_SQLITE_ERROR',
    errcode: 13,
    message: 'disk is full',
    stack: expect.stringContaining('disk is full') as string,
    cause: { type: 'string' },
  });
  expect(['aoife', 7, undefined, { email: 'aoife@example.ie' }].map(describeError)).toEqual([
    { type: 'string' },
    { type: 'number' },
    { type: 'undefined' },
    { type: 'object' },
  ]);
});

it('the logger buffers eight megabytes of unread lines, and does not prevent the exit', async () => {
  const script = `
    import { createLogger } from ${JSON.stringify(new URL('logger.ts', import.meta.url).href)};
    const { logger, dropped, flush } = createLogger('info');
    for (let lines = 0; lines < 20; lines += 1) logger.info('x'.repeat(1_000_000));
    console.log(dropped());
    await flush();
    process.exit(0);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'pipe' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit', { signal: AbortSignal.timeout(15_000) });
  expect(await text(child.stdout)).toBe('12\n');
  expect(await ended).toEqual([0, null]);
});
