/** An element of a well-formed document. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

const nameShape = '[A-Za-z_][A-Za-z0-9_:.-]*';
const token = new RegExp(
  `<(?<close>/)?(?<name>${nameShape})(?<attributes>(?:\\s+${nameShape}="[^"<]*")*)\\s*(?<empty>/)?>|(?<text>[^<]+)`,
  'uy',
);
const entity = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[0-9a-f]+);)/iu;
/** Characters that XML 1.0 forbids. */
// eslint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u;

/** A minimal parser for the XML of drawings, which throws on anything not well-formed. */
export function readXml(document: string): Element {
  const body = document.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/, '').trimEnd();
  if (entity.test(body) || forbidden.test(body)) throw new Error('an entity or a character is not XML');
  const top: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  for (token.lastIndex = 0; token.lastIndex < body.length;) {
    const at = token.lastIndex;
    const groups = token.exec(body)?.groups;
    if (!groups) throw new Error(`not well-formed at ${at}: ${body.slice(at, at + 60)}`);
    const parent = open.at(-1) ?? top;
    const { name, text, close, empty, attributes = '' } = groups;
    if (text !== undefined) parent.text += text;
    else if (close !== undefined) {
      if (parent.name !== name) throw new Error(`${parent.name} is closed as ${name ?? ''}`);
      open.pop();
    } else {
      const element = { name: name ?? '', attributes: readAttributes(attributes), children: [], text: '' };
      parent.children.push(element);
      if (empty === undefined) open.push(element);
    }
  }
  const [root] = top.children;
  if (!root || open.length !== 1 || top.children.length !== 1) throw new Error('not one closed element');
  return root;
}

export function allElements(element: Element): readonly Element[] {
  return [element, ...element.children.flatMap(allElements)];
}

function readAttributes(text: string): Record<string, string> {
  const read: Record<string, string> = {};
  for (const [, name, value] of text.matchAll(new RegExp(`(${nameShape})="([^"]*)"`, 'gu'))) {
    if (name === undefined || value === undefined) continue;
    if (name in read) throw new Error(`${name} stands twice`);
    read[name] = value;
  }
  return read;
}
