import { expect, it } from 'vitest';
import { flameGraph } from '../../bench/profile/flame-graph.ts';
import { type CallFrame, framesOf, longestFunctions } from '../../bench/profile/stacks.ts';

const callFrame = (functionName: string): CallFrame => ({
  ...{ functionName, url: '', lineNumber: 0, columnNumber: 0 },
});

it('counts what was done within the time, without waiting', () => {
  const thread = framesOf(
    {
      nodes: [
        { id: 1, callFrame: callFrame('(root)'), children: [2, 3, 4] },
        { id: 2, callFrame: callFrame('(idle)') },
        { id: 3, callFrame: callFrame('price<Door>'), children: [5] },
        { id: 4, callFrame: callFrame('load') },
        { id: 5, callFrame: callFrame('round') },
      ],
      startTime: 0,
      samples: [4, 2, 3, 5, 4],
      timeDeltas: [0, 100, 100, 30, 70],
    },
    'main thread',
    { from: 100, to: 1000 },
    () => '',
  );
  expect(longestFunctions([thread], 5)).toEqual([
    { name: 'round', place: '', self: 70 },
    { name: 'price<Door>', place: '', self: 30 },
  ]);
  expect(thread.total).toBe(100);
  expect(flameGraph('prices', [thread])).toContain('price&lt;Door&gt; \n100.0 %, 0 ms');
});
