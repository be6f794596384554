import { expect, it } from 'vitest';
import { readReply } from './read-reply.ts';

const read = (subject: string, text: string) => readReply({ subject, text }, 'AC34-DE67');

it('a reply is sent as typed, with the reference in its subject', () => {
  expect(read(' Your doors ', '\r\nDear Aoife,\r\n\tyes.\u0007\r\n')).toEqual({
    reply: { subject: 'Your doors (AC34-DE67)', text: 'Dear Aoife,\n\tyes.' },
  });
  expect(read('Re: AC34-DE67', 'Yes')).toEqual({ reply: { subject: 'Re: AC34-DE67', text: 'Yes' } });
});

it('marks that turn or hide text do not reach the subject', () => {
  expect(read('a\u202eb\u200bc', 'x')).toEqual({ reply: { subject: 'abc (AC34-DE67)', text: 'x' } });
});

it.each([
  ['', 'x', { subject: 'The subject is empty: write something first.' }],
  ['x', ' \r\n ', { text: 'The text is empty: write something first.' }],
  ['a\r\nBcc: b@example.ie', 'x', { subject: 'The subject is one line, without control characters.' }],
  ['a\u0085b', 'x', { subject: 'The subject is one line, without control characters.' }],
  ['s'.repeat(121), 'x', { subject: 'The subject is too long: keep it to 120 characters.' }],
  ['x', 't'.repeat(5001), { text: 'The text is too long: keep it to 5000 characters.' }],
  [
    'For {total}',
    '{link}',
    {
      subject: '{total} in the subject is not filled in: write it yourself or take it out.',
      text: '{link} in the text is not filled in: write it yourself or take it out.',
    },
  ],
])('a reply with the subject %j and the text %j is refused', (subject, text, faults) => {
  expect(read(subject, text)).toEqual({ faults });
});

it('a reply of the most characters is sent', () => {
  expect(read('s'.repeat(120), 't'.repeat(5000))).toEqual({
    reply: { subject: `${'s'.repeat(120)} (AC34-DE67)`, text: 't'.repeat(5000) },
  });
});
