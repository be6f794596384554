import { expect, it } from 'vitest';
import { designOf } from '../../../tests/support/door-quotes.ts';
import { customer, enquiryOf } from '../../../tests/support/mail-enquiries.ts';
import type { StaffAccount } from '../accounts/account.ts';
import { wallMs } from '../shared/clock.ts';
import type { AskedReply } from './reply.ts';
import { createReplies, type ReplyNeeds } from './services.ts';

const designs = [designOf('tSINGLE.HINGED-w900-h2100')];
const configured = enquiryOf('internal_door_quotes', { customer }, { designs });
const question = enquiryOf('contact_requests', { customer, message: 'When are you open?' });
const form = { replyId: 'rep_1', linkSeed: 'seed' };

function repliesWith(mails: boolean) {
  const sent: AskedReply[] = [];
  const replies = createReplies({
    ...{
      mails,
      clock: { now: () => wallMs(1000) },
      pageAddress: (token: string) => `https://x.ie/sent/${token}`,
    },
    ids: { eventId: () => 'evt_1', changeId: () => 'chg_1' },
    store: {
      enquiryReplies: {
        list: () => Promise.resolve([]),
        send: (asked: AskedReply) => {
          sent.push(asked);
          return Promise.resolve({ kind: 'sent' });
        },
      },
      replyTemplates: { list: () => Promise.resolve([]) },
    },
  } as unknown as ReplyNeeds);
  return { replies, sent };
}

it('an enquiry has a link for its customer if it has doors of its own', () => {
  const { replies } = repliesWith(true);
  expect(replies.linkFor(form, configured)).toMatch(/^https:\/\/x\.ie\/sent\/.+/);
  expect(replies.linkFor(form, question)).toBeNull();
});

it('a reply goes to the customer, and makes the page of its link only if it has the link', async () => {
  const { replies, sent } = repliesWith(true);
  const account = { id: 'acc_oran' } as StaffAccount;
  const link = replies.linkFor(form, configured) ?? '';
  for (const text of [`See ${link}`, 'Thank you.'])
    await replies.send(account, configured, form, 2, { subject: 'Your doors', text });
  expect(sent.map(({ pageHash }) => pageHash !== null)).toEqual([true, false]);
  expect(sent[1]).toMatchObject({
    ...{ enquiryId: configured.id, seen: 2, event: { mails: ['mail:reply'], type: 'enquiry.updated' } },
    reply: {
      ...{ id: 'rep_1', at: 1000, authorId: 'acc_oran', text: 'Thank you.' },
      recipient: customer.email,
    },
  });
});

it.each([
  [true, {}, null],
  [false, {}, 'mail is off'],
  [true, { test: true }, 'rehearsal'],
  [true, { status: 'held' } as const, 'not clear'],
  [true, { status: 'rejected' } as const, 'not clear'],
])('with mail %s, nothing can be written from an enquiry %j: %s', (mails, change, why) => {
  expect(repliesWith(mails).replies.whyNot({ ...configured, ...change })).toBe(why);
});
