import { expect, it } from 'vitest';
import { readChange } from './read-form.ts';

const noteId = 'note_01KAB2C3D4E5F6G7H8J9KMNPQR';
const noteOf = (text: string) =>
  readChange('note', new Map(Object.entries({ note: text, note_id: noteId })), 'acc_me', []);
const stepOf = (text: string) =>
  readChange(
    'next-step',
    new Map(Object.entries({ next_step: text, next_step_on: '2026-03-31' })),
    'acc_me',
    [],
  );

it('a note may have 4000 characters and not one more', () => {
  expect(noteOf('x'.repeat(4000))).toEqual({ change: { kind: 'note', noteId, text: 'x'.repeat(4000) } });
  expect(noteOf('x'.repeat(4001))).toEqual({ faults: { note: 'Keep it to 4000 characters.' } });
});

it('a next step may have 200 characters and not one more, and is due at the end of its day in Dublin', () => {
  const at = Date.parse('2026-03-31T22:59:59.999Z');
  expect(stepOf('x'.repeat(200))).toEqual({
    change: { kind: 'next-step', step: { text: 'x'.repeat(200), at } },
  });
  expect(stepOf('x'.repeat(201))).toEqual({ faults: { next_step: 'Keep it to 200 characters.' } });
});

const read = (kind: 'stage' | 'owner' | 'next-step' | 'note', fields: Readonly<Record<string, string>>) =>
  readChange(kind, new Map(Object.entries(fields)), 'acc_me', ['acc_me', 'acc_oran']);

it.each([
  [{ stage: 'won' }, { change: { kind: 'stage', stage: 'won', lostReason: null } }],
  [{ stage: 'won', lost_reason: 'price' }, { change: { kind: 'stage', stage: 'won', lostReason: null } }],
  [
    { stage: 'lost', lost_reason: 'price' },
    { change: { kind: 'stage', stage: 'lost', lostReason: 'price' } },
  ],
  [{ stage: 'lost' }, { faults: { lost_reason: 'Say why it was lost.' } }],
  [{ stage: 'lost', lost_reason: 'weather' }, { faults: { lost_reason: 'Say why it was lost.' } }],
  // Only the sender withdraws an enquiry.
  [{ stage: 'withdrawn' }, { faults: { stage: 'Choose a stage.' } }],
])('the stage of a form is read: %j', (fields, expected) => {
  expect(read('stage', fields)).toEqual(expected);
});

it.each([
  [{ owner: 'me' }, { change: { kind: 'owner', ownerId: 'acc_me' } }],
  [{ owner: 'nobody', owner_id: 'acc_oran' }, { change: { kind: 'owner', ownerId: null } }],
  [{ owner_id: 'acc_oran' }, { change: { kind: 'owner', ownerId: 'acc_oran' } }],
  [{ owner_id: 'acc_left' }, { faults: { owner_id: 'Choose somebody.' } }],
  [{}, { faults: { owner_id: 'Choose somebody.' } }],
])('the owner of a form is read: %j', (fields, expected) => {
  expect(read('owner', fields)).toEqual(expected);
});

it('a next step that is done is taken off, whatever else its form says', () => {
  const typed = { next_step: 'Ring', next_step_on: '2026-03-31' };
  expect(read('next-step', { ...typed, done: 'yes' })).toEqual({ change: { kind: 'next-step', step: null } });
  expect(read('next-step', { next_step: ' ', next_step_on: '2026-02-30' })).toEqual({
    faults: {
      next_step: 'Say what is to be done next.',
      next_step_on: 'Give the day, as in 2026-03-31.',
    },
  });
});

it('a note has plain line breaks, and an id of its form', () => {
  expect(noteOf(' one\r\ntwo\rthree ')).toEqual({
    change: { kind: 'note', noteId, text: 'one\ntwo\nthree' },
  });
  expect(noteOf(' \r\n ')).toEqual({ faults: { note: 'Write something first.' } });
  expect(read('note', { note: 'x', note_id: 'note_1' })).toEqual({
    faults: { note: 'Please load the page anew first.' },
  });
});
