declare module 'fontkit' {
  interface Path {
    translate(x: number, y: number): Path;
    toSVG(): string;
  }

  interface Glyph {
    readonly path: Path;
  }

  interface Position {
    readonly xAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }

  export interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): { readonly glyphs: readonly Glyph[]; readonly positions: readonly Position[] };
  }

  export function create(bytes: Uint8Array): Font;
}
