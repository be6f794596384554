import { unescaped } from './plain-browser.ts';

/** Pattern of the classes that matter for content, not only for style. */
const meaningfulClasses =
  /^(visually-hidden|off-page|without-script|no-print|option-best|field-faulty|ticks|crosses)$/;

/** Elements that only group others, which are omitted unless they have attributes. */
const silent = new Set(['div', 'span']);
const withoutEnd = new Set(['meta', 'link', 'input', 'br', 'hr', 'img', 'circle', 'path', 'line', 'rect']);

/**
 * A page as text for comparison: a line for each element, with everything functional or accessible (links, names,
 * kinds of fields, descriptions) and its text. Drawings are reduced to their texts, and random values are omitted.
 */
export function outlineOf(html: string): string {
  const lines: string[] = [];
  let depth = 0;
  let beganElement = false;
  const opened: boolean[] = [];
  for (const [, tag, text] of drawingsInWords(html).matchAll(/<([^>]+)>|([^<]+)/g)) {
    const begins = beganElement;
    beganElement = false;
    if (tag === undefined) {
      const texts = textLines(text ?? '', depth);
      if (begins && texts.length === 1) lines.push(`${lines.pop() ?? ''} ${texts.join('').trim()}`);
      else lines.push(...texts);
    } else if (tag.startsWith('/')) {
      if (opened.pop()) depth -= 1;
    } else if (!tag.startsWith('!')) {
      const [name = ''] = tag.split(/[\s/]/, 1);
      const attributes = attributesOf(tag.slice(name.length));
      const shown = !silent.has(name) || attributes !== '';
      if (shown) lines.push(`${'  '.repeat(depth)}<${name}${attributes}>`);
      if (withoutEnd.has(name)) continue;
      opened.push(shown);
      if (shown) depth += 1;
      beganElement = shown;
    }
  }
  return `${lines.join('\n')}\n`;
}

function textLines(text: string, depth: number): string[] {
  const words = unescaped(text).trim();
  const lines = /^[[{]/.test(words) ? jsonLines(words) : [words];
  return words === '' ? [] : lines.map((line) => `${'  '.repeat(depth)}${line}`);
}

/** The data of the page script, without the price book and random values. */
function jsonLines(text: string): string[] {
  const shown = JSON.stringify(
    JSON.parse(text),
    (key, value: unknown) => (['book', 'token', 'formId'].includes(key) ? undefined : value),
    1,
  );
  return shown.split('\n');
}

function attributesOf(text: string): string {
  const found = [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].flatMap(([, name = '', value]) => {
    if (name === 'class') return classesOf(value ?? '');
    return value === undefined ? [name] : [`${name}="${steady(unescaped(value))}"`];
  });
  const random = found.some((each) => /^name="(token|form)"$/.test(each));
  return found
    .filter((each) => !(random && each.startsWith('value=')))
    .map((each) => ` ${each}`)
    .join('');
}

const classesOf = (value: string): string[] =>
  value
    .split(' ')
    .filter((name) => meaningfulClasses.test(name))
    .map((name) => `class="${name}"`);

/** A value without the names of assets, which change with every build. */
const steady = (value: string): string =>
  value.replace(/^\/assets\/(.+)-[\w-]{8}\.(js|css|woff2)$/, '/assets/$1.$2');

/** Every drawing as one element with its name and its description; decorations have none. */
function drawingsInWords(html: string): string {
  return html.replace(/<svg\b([^>]*)>([\s\S]*?)<\/svg>/g, (_, attributes: string, inner: string) => {
    const shown = [...attributes.matchAll(/(role|aria-[\w-]+)="([^"]*)"/g)].map(
      ([, name = '', value = '']) => ` ${name}="${value}"`,
    );
    const words = [...inner.matchAll(/<(title|desc|text)\b[^>]*>([^<]*)</g)].map(
      ([, name = '', text = '']) => `<${name}>${text}</${name}>`,
    );
    const fill = attributes.includes('swatch') ? /\bfill="([^"]*)"/.exec(inner)?.[1] : undefined;
    return `<svg${shown.join('')}${fill === undefined ? '' : ` fill="${fill}"`}>${words.join('')}</svg>`;
  });
}
