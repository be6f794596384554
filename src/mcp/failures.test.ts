import { describe, expect, it } from 'vitest';
import { Refusal } from '../app/shared/refusal.ts';
import { fault } from '../contract/reading/faults.ts';
import { broken, invalidArguments, refused } from './failures.ts';

const text = (...lines: string[]) => ({
  isError: true,
  content: [{ type: 'text', text: lines.join('\n') }],
});

describe('a failed call', () => {
  it.each([
    [
      'spam_rejected',
      'Do not send it again as it is. Say in plain words what the user wants, without advertising.',
    ],
    ['duplicate_submission', 'Do not send it again. Tell the user that the first one is stored.'],
    ['request_in_progress', 'Wait a second, then call again with the same arguments.'],
    ['idempotency_key_reused', 'Use a new idempotencyKey for a new request.'],
    ['store_unavailable', 'Wait 5 seconds, then call again with the same arguments, once.'],
    ['pictures_busy', 'Wait 2 seconds, then call again.'],
    ['rate_limited', 'Wait as long as it says, then call again, once.'],
  ] as const)('tells the assistant what to do next: %s', (code, next) => {
    expect(refused(new Refusal(code, 'It happened.'))).toMatchObject(text('It happened.', next));
  });

  it.each([
    ['request_in_progress', undefined, 1],
    ['store_unavailable', undefined, 5],
    ['pictures_busy', undefined, 2],
    ['rate_limited', 17, 17],
  ] as const)('has the seconds to wait if a retry may succeed: %s', (code, retryAfter, seconds) => {
    const details = retryAfter === undefined ? {} : { retryAfter };
    const { _meta, structuredContent } = refused(new Refusal(code, 'It happened.', details));
    expect(_meta).toEqual({ retryAfterSeconds: seconds });
    expect(structuredContent).toBeUndefined();
  });

  it.each(['spam_rejected', 'duplicate_submission', 'idempotency_key_reused'] as const)(
    'has no seconds to wait if a retry cannot succeed: %s',
    (code) => {
      expect(refused(new Refusal(code, 'It happened.'))).not.toHaveProperty('_meta');
    },
  );

  it('has id and reference of the first enquiry, if the call was a duplicate', () => {
    const first = { id: 'con_1', reference: 'QXRJ-YEE2' };
    expect(refused(new Refusal('duplicate_submission', 'It happened.', first))).toEqual(
      text(
        'It happened. (con_1) Its reference is QXRJ-YEE2.',
        'Do not send it again. Tell the user that the first one is stored.',
      ),
    );
  });

  it('lists every fault, and asks for consent if it is missing', () => {
    const name = fault('/customer/name', 'is required', 'missing');
    expect(invalidArguments([name, fault('/doors/0/opWidth', 'must be a string')])).toEqual(
      text(
        'Nothing was done: the arguments need attention.',
        '- customer.name is required.',
        '- doors[0].opWidth must be a string.',
        'Mend every field named here and call again. Ask the user for what you do not know.',
      ),
    );
    expect(invalidArguments([name, fault('/consent/granted', 'must be true')])).toEqual(
      text(
        'Nothing was done: the arguments need attention.',
        '- customer.name is required.',
        '- consent.granted must be true.',
        'Ask the user whether their details may be sent and whether they want to be contacted. Only after a clear yes, call again with consent.granted set to true.',
      ),
    );
  });

  it('hides internals of an unexpected error, but tells how to report it', () => {
    expect(broken('req-7')).toEqual(
      text(
        'Something went wrong on our side.',
        'Try again later; if it persists, report it with the request id req-7.',
      ),
    );
  });
});
