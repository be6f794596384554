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

const page = `# Prices

Of \`a|b\`, and **what** a *door* costs:
see [the "list"](/docs).

\`\`\`json
{ "a": "<b>",

  "c": "**d** & 'e'" }
\`\`\`

| Field          | Type \`x\` | Meaning |
| -------------- | -------- | ------- |
| \`doors[].width\` | number   | in mm \\| cm |
| **all**        | <i>      | [more](#prices) |

#### Some_thing, really!

### rate_limited

### submitContactEnquiry

10. Not [a link](javascript:alert) & not \`<b>\`
11. Second:
    - inner
12. Third
`;

describe('the renderer', () => {
  it('renders code verbatim, tables, and only links to http(s), paths and fragments', () => {
    expect(renderMarkdown(page).split(/\n(?=<(?:h\d|p|pre|div|ol))/)).toEqual([
      '<h1 id="prices">Prices</h1>',
      '<p>Of <code>a|b</code>, and <strong>what</strong> a *door* costs: see <a href="/docs">the &#34;list&#34;</a>.</p>',
      '<pre tabindex="0"><code class="language-json">{ &#34;a&#34;: &#34;&#60;b&#62;&#34;,\n\n  &#34;c&#34;: &#34;**d** &#38; &#39;e&#39;&#34; }</code></pre>',
      '<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">Field</th><th scope="col">Type <code>x</code></th><th scope="col">Meaning</th></tr></thead>' +
        '<tbody><tr><td><code>doors[].width</code></td><td>number</td><td>in mm | cm</td></tr>' +
        '<tr><td><strong>all</strong></td><td>&#60;i&#62;</td><td><a href="#prices">more</a></td></tr></tbody></table></div>',
      '<h4 id="some_thing-really">Some_thing, really!</h4>',
      '<h3 id="rate_limited">rate_limited</h3>',
      '<h3 id="submitContactEnquiry">submitContactEnquiry</h3>',
      '<ol><li>Not [a link](javascript:alert) &#38; not <code>&#60;b&#62;</code></li><li>Second:<ul><li>inner</li></ul></li><li>Third</li></ol>',
    ]);
    expect(summaryOf(page)).toBe('Of a|b, and what a door costs: see the "list".');
  });

  it('returns the title and the first paragraph of a page', () => {
    expect(titleOf(changelog)).toBe('Changelog');
    expect(summaryOf(changelog)).toBe('Versions of the program, newest first.');
  });

  it('renders nested lists, continuation lines and unique heading ids', () => {
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
