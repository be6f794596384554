import { type Finish, hexOfFinish } from './finish.ts';

/** Names of common finishes, by hex colour. */
const frameColours: Readonly<Record<string, string>> = {
  '#1c1c1e': 'jet black',
  '#000000': 'black',
  '#383e42': 'anthracite grey',
  '#6b665e': 'quartz grey',
  '#cbd0cc': 'light grey',
  '#a1a1a0': 'white aluminium',
  '#ffffff': 'white',
  '#f1f0ea': 'traffic white',
  '#f1ece1': 'pure white',
  '#e9e0d2': 'cream',
  '#442f29': 'chocolate brown',
  '#6e5a43': 'bronze',
  '#27352a': 'fir green',
  '#1a2b3c': 'steel blue',
  '#59191f': 'wine red',
};

const hues = [
  [15, 'red'],
  [45, 'orange'],
  [70, 'yellow'],
  [165, 'green'],
  [195, 'turquoise'],
  [255, 'blue'],
  [290, 'violet'],
  [340, 'pink'],
  [361, 'red'],
] as const;

/** Name of a finish; for a colour without a name, a generic name such as "dark grey". */
export function finishName(finish: Finish): string {
  const hex = hexOfFinish(finish);
  const named = frameColours[hex];
  if (finish.startsWith('#')) return named ?? `${plainName(hex)} (${finish})`;
  return finish.startsWith('RAL ') ? `${finish} (${named ?? plainName(hex)})` : finish;
}

/** Red, green and blue of `#rrggbb`. */
export function channels(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function plainName(hex: string): string {
  const [red, green, blue] = channels(hex);
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const lightness = (most + least) / 510;
  const chroma = most - least;
  if (lightness < 0.07) return 'black';
  if (lightness > 0.96 || (lightness > 0.9 && chroma < 24)) return 'white';
  const shade = lightness < 0.3 ? 'dark ' : lightness > 0.7 ? 'light ' : '';
  if (chroma < 24) return `${shade}grey`;
  const hue = hueOf(red, green, blue, most, chroma);
  const name = hues.find(([limit]) => hue < limit)?.[1] ?? 'red';
  return name === 'orange' && lightness < 0.4 ? `${shade}brown` : `${shade}${name}`;
}

function hueOf(red: number, green: number, blue: number, most: number, chroma: number): number {
  const sixth =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  return (sixth * 60 + 360) % 360;
}
