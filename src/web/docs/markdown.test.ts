import { describe, expect, it } from 'vitest';
import { renderMarkdown, summaryOf, titleOf } from './markdown.ts';

const changelog = `# Changelog

Versions of the [program](/docs), newest first.

## 0.2.0

### Added

- One thing, told in
  two lines.
- Another:
  - with a \`part\`
  - and one
    more.

### Mended

1. First <b>
2. Second

## 0.1.0

### Added
`;

describe('the renderer', () => {
  it('names a page after its title and first paragraph', () => {
    expect(titleOf(changelog)).toBe('Changelog');
    expect(summaryOf(changelog)).toBe('Versions of the program, newest first.');
  });

  it('shows lists within lists, lines that go on, and headings that stand again', () => {
    expect(renderMarkdown(changelog).split('\n')).toEqual([
      '<h1 id="changelog">Changelog</h1>',
      '<p>Versions of the <a href="/docs">program</a>, newest first.</p>',
      '<h2 id="0-2-0">0.2.0</h2>',
      '<h3 id="added">Added</h3>',
      '<ul><li>One thing, told in two lines.</li><li>Another:<ul><li>with a <code>part</code></li><li>and one more.</li></ul></li></ul>',
      '<h3 id="mended">Mended</h3>',
      '<ol><li>First &#60;b&#62;</li><li>Second</li></ol>',
      '<h2 id="0-1-0">0.1.0</h2>',
      '<h3 id="added-2">Added</h3>',
    ]);
  });
});
