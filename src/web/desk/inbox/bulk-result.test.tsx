import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { type BulkResult, BulkResultNote, bulkResultText, readBulkResult } from './bulk-result.tsx';

const result: BulkResult = {
  what: 'next-step',
  done: 2,
  unchanged: 1,
  missing: 0,
  collided: ['AC34-DE67', 'B101-0000'],
};

it('is parsed from its own text', () => {
  expect(bulkResultText(result)).toBe('next-step.2.1.0.AC34-DE67.B101-0000');
  expect(readBulkResult('next-step.2.1.0.AC34-DE67.B101-0000')).toEqual(result);
  expect(readBulkResult('release.1.0.0')?.collided).toEqual([]);
});

it.each([undefined, '', 'stage', 'toString.1.0.0', 'stage.1.0.0.<b>', 'stage.1.0', 'stage.9999.0.0'])(
  'is null for %j',
  (text) => {
    expect(readBulkResult(text)).toBeNull();
  },
);

it('names the enquiries that a colleague changed meanwhile, with links', () => {
  const html = renderToString(<BulkResultNote result={result} />);
  expect(html.replace(/<[^>]+>/g, '')).toBe(
    '2 enquiries have another next step. 1 had been so before.' +
      '2 changed while you were looking, and stayed so. Look again: AC34-DE67 B101-0000',
  );
  expect(html).toContain('<a href="/staff?q=AC34-DE67">');
});
