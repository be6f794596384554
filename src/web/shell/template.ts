/** Bytes that are the same for everybody, with places for texts that are not. */
export interface Template {
  readonly bytes: Buffer;
  readonly gaps: readonly Gap[];
}

export interface Gap {
  readonly at: number;
  readonly length: number;
  /** Which of the texts stands here. */
  readonly text: number;
}

/** Finds where these texts stand. They are plain letters and digits, written in a page as they are. */
export function templateOf(bytes: Buffer, texts: readonly string[]): Template {
  const gaps = texts.flatMap((text, index) =>
    placesOf(bytes, text).map((at) => ({ at, length: text.length, text: index })),
  );
  return { bytes, gaps: gaps.toSorted((one, other) => one.at - other.at) };
}

function placesOf(bytes: Buffer, text: string): number[] {
  const places: number[] = [];
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + text.length)) places.push(at);
  return places;
}

/** The bytes with these texts, each as long as its place. */
export function fill({ bytes, gaps }: Template, texts: readonly string[]): Buffer {
  if (gaps.length === 0) return bytes;
  const filled = Buffer.allocUnsafe(bytes.length);
  bytes.copy(filled);
  for (const { at, length, text } of gaps) filled.write(texts[text] ?? '', at, length, 'latin1');
  return filled;
}
