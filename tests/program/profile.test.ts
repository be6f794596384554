import { expect, it } from 'vitest';
import { type CallFrame, longestFunctions } from '../../bench/profile/longest.ts';

const callFrame = (functionName: string): CallFrame => ({
  ...{ functionName, url: '', lineNumber: 0, columnNumber: 0 },
});

it('a profile counts the samples within its time range, except idle ones', () => {
  const thread = {
    nodes: [
      { id: 1, callFrame: callFrame('(root)') },
      { id: 2, callFrame: callFrame('(idle)') },
      { id: 3, callFrame: callFrame('price') },
      { id: 4, callFrame: callFrame('load') },
      { id: 5, callFrame: callFrame('round') },
    ],
    startTime: 0,
    samples: [4, 2, 3, 5, 4],
    timeDeltas: [0, 100, 100, 30, 70],
  };
  expect(longestFunctions([thread, thread], { from: 100, to: 1000 })).toMatchObject([
    { functionName: 'round', share: 0.7 },
    { functionName: 'price', share: 0.3 },
  ]);
});
