import { expect, it } from 'vitest';
import { wallMs } from '../../shared/clock.ts';
import type { Stage } from '../stage.ts';
import type { EnquiryWork } from './change.ts';
import { isOverdue } from './overdue.ts';

it.each<[EnquiryWork['moderation'], Stage, boolean]>([
  ['new', 'new', true],
  ['new', 'contacted', true],
  ['new', 'quoted', true],
  ['held', 'new', true],
  ['new', 'won', false],
  ['new', 'lost', false],
  ['new', 'withdrawn', false],
  ['rejected', 'new', false],
  ['rejected', 'quoted', false],
])('of a %s enquiry at the stage %s a step that was due is overdue: %s', (moderation, stage, expected) => {
  const at = (nextStepAt: number | null) =>
    isOverdue({ moderation, stage, nextStepAt: nextStepAt === null ? null : wallMs(nextStepAt) }, 1000);
  expect(at(999)).toBe(expected);
  expect(at(1000)).toBe(false);
  expect(at(null)).toBe(false);
});
