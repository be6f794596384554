import { describe, expect, it } from 'vitest';
import { Refusal } from '../../app/shared/refusal.ts';
import { problemOf } from './errors.ts';
import { ProblemError } from './problems.ts';

const coded = (code: string) => Object.assign(new Error('what Node says'), { code });
const ofStatus = (statusCode: number, headers = {}) =>
  Object.assign(new Error('what a file says'), { statusCode, headers });

describe('problemOf', () => {
  it.each<[string, unknown, string, string]>([
    ['EMFILE', coded('EMFILE'), 'overloaded', 'Too many connections are open at the moment.'],
    ['ENFILE', coded('ENFILE'), 'overloaded', 'Too many connections are open at the moment.'],
    [
      'a client that disconnected while sending',
      coded('ECONNRESET'),
      'malformed_http',
      'The connection was closed before the body was complete.',
    ],
    [
      'an overlong path segment',
      coded('FST_ERR_MAX_PARAM_LENGTH'),
      'not_found',
      'There is nothing at this address.',
    ],
    ['a refusal of a use case', new Refusal('pictures_busy', 'Come again.'), 'pictures_busy', 'Come again.'],
    ['a problem', new ProblemError('not_found', 'Not here.'), 'not_found', 'Not here.'],
    [
      'an unexpected error',
      coded('EPIPE'),
      'internal_error',
      'Something went wrong on our side. Please try again later.',
    ],
    [
      'a file error with another status',
      ofStatus(403),
      'internal_error',
      'Something went wrong on our side. Please try again later.',
    ],
    [
      'a thrown value that is not an Error',
      { code: 'EMFILE', statusCode: 416 },
      'internal_error',
      'Something went wrong on our side. Please try again later.',
    ],
  ])('maps an error to its problem: %s', (_, thrown, code, detail) => {
    const problem = problemOf(thrown);
    expect([problem.code, problem.message]).toEqual([code, detail]);
  });

  it('passes on the file size for an unsatisfiable range', () => {
    const headers = { 'content-range': 'bytes */7' };
    expect(problemOf(ofStatus(416, headers))).toMatchObject({
      code: 'range_not_satisfiable',
      extras: { headers },
    });
  });
});
