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

/** The bytes with these texts, each as long as its place: in parts, so that what is the same is not copied for each visit. */
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
