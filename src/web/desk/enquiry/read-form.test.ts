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
