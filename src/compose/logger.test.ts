import { expect, it } from 'vitest';
import { describeError } from './logger.ts';

it('writes of an error what is listed, and nothing a database quotes beside it', () => {
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
