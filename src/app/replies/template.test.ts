import { expect, it } from 'vitest';
import type { SignedIn } from '../accounts/sessions.ts';
import { wallMs } from '../shared/clock.ts';
import { createTemplateAdmin, type ReplyTemplate, type TemplateNeeds } from './template.ts';

const typed = {
  id: 'tpl_01KAB2C3D4E5F6G7H8J9KMNPQR',
  name: ' Price ',
  subject: ' Your doors ',
  text: 'Dear {name},\r\n{doors}',
  changedAt: null,
};

async function save(change: Partial<typeof typed> = {}, outcome = 'saved') {
  const saved: ReplyTemplate[] = [];
  const templates = {
    save: (template: ReplyTemplate) => {
      saved.push(template);
      return Promise.resolve(outcome);
    },
  };
  const needs = { templates, ids: {}, clock: { now: () => wallMs(1000) }, doing: () => ({}) };
  const admin = createTemplateAdmin(needs as unknown as TemplateNeeds);
  const notDone = await admin.save({} as SignedIn, { ...typed, ...change });
  return { saved, fault: notDone?.fault ?? null };
}

it('a template is saved trimmed, with plain line breaks', async () => {
  expect(await save()).toEqual({
    fault: null,
    saved: [
      { ...typed, name: 'Price', subject: 'Your doors', text: 'Dear {name},\n{doors}', changedAt: 1000 },
    ],
  });
});

it.each([
  ['name', 60],
  ['subject', 120],
  ['text', 5000],
])('the %s of a template has at most %i characters, and at least one', async (field, most) => {
  expect((await save({ [field]: 'x'.repeat(most) })).fault).toBeNull();
  expect(await save({ [field]: 'x'.repeat(most + 1) })).toEqual({
    saved: [],
    fault: `The ${field} is too long: keep it to ${most} characters.`,
  });
  expect(await save({ [field]: ' ' })).toEqual({
    saved: [],
    fault: `The ${field} is empty: write something first.`,
  });
});

it.each([
  [{ id: 'tpl_1' }, 'Please load the page anew first.'],
  [{ subject: 'a\nb' }, 'The subject is one line, without control characters.'],
  [
    { subject: 'Your {doors}' },
    'There is no {doors} that could be filled in in the subject: use {name}, {reference}, {total}, {weeks}.',
  ],
  [
    { text: 'Dear {customer}' },
    'There is no {customer} that could be filled in in the text: use {name}, {reference}, {total}, {weeks}, {doors}, {link}.',
  ],
])('a template is refused: %j', async (change, fault) => {
  expect(await save(change)).toEqual({ saved: [], fault });
});

it.each([
  ['taken', 'There is a template called Price already: give this one another name.'],
  ['full', 'There are 50 templates, which is the most: remove one first.'],
  ['overtaken', 'Another admin changed or removed this template meanwhile: load the page anew first.'],
])('a template that the store does not take is not saved: %s', async (outcome, fault) => {
  expect((await save({}, outcome)).fault).toBe(fault);
});
