/** Bytes shared by all visits, with gaps for texts of fixed length. */
export interface Template {
  readonly bytes: Buffer;
  readonly gaps: readonly Gap[];
}

export interface Gap {
  readonly at: number;
  readonly length: number;
  /** Index of the text that fills the gap. */
  readonly text: number;
}

/** Finds the gaps of a page by its placeholder texts, which must need no escaping in HTML. */
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

/** Fills the gaps. Returns the parts of the page, so that the shared bytes are not copied for each visit. */
export type Fill = (texts: readonly string[]) => readonly Buffer[];

export function filling({ bytes, gaps }: Template): Fill {
  const ends = [...gaps.map(({ at }) => at), bytes.length];
  const same = ends.map((end, index) => {
    const gap = gaps[index - 1];
    return bytes.subarray(gap ? gap.at + gap.length : 0, end);
  });
  return (texts) => {
    const parts: Buffer[] = [];
    for (const [index, part] of same.entries()) {
      parts.push(part);
      const gap = gaps[index];
      if (gap) parts.push(Buffer.from(texts[gap.text] ?? '', 'latin1'));
    }
    return parts;
  };
}
