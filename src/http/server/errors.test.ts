import { describe, expect, it } from 'vitest';
import { Refusal } from '../../app/shared/refusal.ts';
import { problemOf } from './errors.ts';
import { ProblemError } from './problems.ts';

const coded = (code: string) => Object.assign(new Error('what Node says'), { code });
const ofStatus = (statusCode: number, headers = {}) =>
  Object.assign(new Error('what a file says'), { statusCode, headers });

describe('what was thrown is told', () => {
  it.each<[string, unknown, string, string]>([
    ['files cannot be opened', coded('EMFILE'), 'overloaded', 'Too many connections are open at the moment.'],
    [
      'the whole system has no file left',
      coded('ENFILE'),
      'overloaded',
      'Too many connections are open at the moment.',
    ],
    [
      'the client went away while it sent',
      coded('ECONNRESET'),
      'malformed_http',
      'The connection was closed before the body was complete.',
    ],
    [
      'a part of the address is too long',
      coded('FST_ERR_MAX_PARAM_LENGTH'),
      'not_found',
      'There is nothing at this address.',
    ],
    ['a use case refused', new Refusal('pictures_busy', 'Come again.'), 'pictures_busy', 'Come again.'],
    ['it is known already', new ProblemError('not_found', 'Not here.'), 'not_found', 'Not here.'],
    [
      'nobody expected it',
      coded('EPIPE'),
      'internal_error',
      'Something went wrong on our side. Please try again later.',
    ],
    [
      'a file says something else',
      ofStatus(403),
      'internal_error',
      'Something went wrong on our side. Please try again later.',
    ],
    [
      'it is no error at all',
      { code: 'EMFILE', statusCode: 416 },
      'internal_error',
      'Something went wrong on our side. Please try again later.',
    ],
  ])('where %s', (_, thrown, code, detail) => {
    const problem = problemOf(thrown);
    expect([problem.code, problem.message]).toEqual([code, detail]);
  });

  it('with how long the file is, where a part behind its end was asked for', () => {
    const headers = { 'content-range': 'bytes */7' };
    expect(problemOf(ofStatus(416, headers))).toMatchObject({
      code: 'range_not_satisfiable',
      extras: { headers },
    });
  });
});
