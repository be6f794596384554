import { escapeMarkup } from '../shell/document.tsx';

/** Renders the subset of Markdown that the guide uses. Everything is escaped; unknown syntax is shown as text. */
export function renderMarkdown(source: string): string {
  const newId = uniqueIds();
  return blocksOf(source)
    .map((block) => renderBlock(block, newId))
    .join('\n');
}

export function titleOf(source: string): string {
  return /^# (.+)$/m.exec(source)?.[1] ?? '';
}

/** The first paragraph as plain text. */
export function summaryOf(source: string): string {
  const paragraph = blocksOf(source).find((block) => /^[A-Za-z]/.test(block)) ?? '';
  return plain(paragraph.replaceAll('\n', ' '));
}

/** Splits at blank lines, except within code fences. */
function blocksOf(source: string): string[] {
  const parts = source.split(/^(```[\s\S]*?^```)$/m);
  return parts
    .flatMap((part) => (part.startsWith('```') ? [part] : part.split(/\n{2,}/)))
    .map((block) => block.replace(/^\n+|\s+$/g, ''))
    .filter((block) => block !== '');
}

function renderBlock(block: string, newId: (text: string) => string): string {
  const fence = /^```(\w*)(?:[^\w\n][^\n]*)?\n([\s\S]*?)\n?```$/.exec(block);
  if (fence)
    return `<pre tabindex="0"><code class="language-${fence[1] ?? ''}">${escapeMarkup(fence[2] ?? '')}</code></pre>`;
  const heading = /^(#{1,4}) (.+)$/.exec(block);
  if (heading) {
    const [, marks = '', text = ''] = heading;
    const tag = `h${marks.length}`;
    return `<${tag} id="${newId(text)}">${inline(text)}</${tag}>`;
  }
  if (block.startsWith('|')) return renderTable(block.split('\n'));
  if (block.startsWith('- ')) return `<ul>${items(block, /^- /)}</ul>`;
  if (/^\d+\. /.test(block)) return `<ol>${items(block, /^\d+\. /)}</ol>`;
  return `<p>${inline(block.replaceAll('\n', ' '))}</p>`;
}

/** A line without a marker continues the item before it; an indented list is nested in its item. */
function items(block: string, mark: RegExp): string {
  const collected: string[][] = [];
  for (const line of block.split('\n')) {
    if (mark.test(line)) collected.push([line.replace(mark, '')]);
    else collected.at(-1)?.push(line.trim());
  }
  return collected.map(renderItem).join('');
}

function renderItem(lines: readonly string[]): string {
  const within = lines.findIndex((line, index) => index > 0 && line.startsWith('- '));
  if (within === -1) return `<li>${inline(lines.join(' '))}</li>`;
  const list = items(lines.slice(within).join('\n'), /^- /);
  return `<li>${inline(lines.slice(0, within).join(' '))}<ul>${list}</ul></li>`;
}

function renderTable([head = '', , ...rows]: readonly string[]): string {
  const cells = (row: string) =>
    row
      .replace(/^\||\|$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => inline(cell.trim().replaceAll('\\|', '|')));
  const header = cells(head).map((cell) => `<th scope="col">${cell}</th>`);
  const body = rows.map(
    (row) =>
      `<tr>${cells(row)
        .map((cell) => `<td>${cell}</td>`)
        .join('')}</tr>`,
  );
  return `<div class="scroll" tabindex="0"><table><thead><tr>${header.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

/** Renders markup within a line. Code spans are split off first, because markup within them is literal. */
function inline(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) =>
      part.startsWith('`')
        ? `<code>${escapeMarkup(part.slice(1, -1))}</code>`
        : withMarks(escapeMarkup(part)),
    )
    .join('');
}

function withMarks(escaped: string): string {
  return escaped
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\(((?:https?:\/\/|\/|#)[^)\s]*)\)/g, '<a href="$2">$1</a>');
}

const plain = (text: string) => text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');

/** The id of a heading. Error codes and operation ids keep their case, so that links can use them as they are. */
function slugOf(text: string): string {
  const words = plain(text).replace(/[^\p{L}\p{N}_]+/gu, '-');
  const slug = words.replace(/^-|-$/g, '');
  return /^[a-z]+[A-Z_]/.test(slug) ? slug : slug.toLowerCase();
}

/** Makes ids of headings unique by a number: each version in the changelog has the same headings. */
function uniqueIds(): (text: string) => string {
  const given = new Map<string, number>();
  return (text) => {
    const slug = slugOf(text);
    const count = (given.get(slug) ?? 0) + 1;
    given.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  };
}
