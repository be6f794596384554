import { describe, expect, it } from 'vitest';
import { begun } from './begun.ts';

describe('begun', () => {
  it.each([
    [[], null],
    [['changed', 'changed'], null],
    [['changed', 'owner', 'stage'], 'owner'],
    [['stage'], 'stage'],
    [['answered'], 'answered'],
    [['next-step'], 'next-step'],
    [['note'], 'note'],
    [['released'], 'released'],
    [['rejected'], 'rejected'],
    [['withdrawn'], 'withdrawn'],
  ] as const)('by the history %j is %j', (actions, by) => {
    expect(begun(actions.map((action) => ({ action })))).toBe(by);
  });
});
