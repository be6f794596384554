import ralClassic from './ral-classic.json' with { type: 'json' };

/** A colour: a RAL code, `#rrggbb`, or a plain name in lower case. */
export type Finish = string;

const hexOfRal: ReadonlyMap<string, string> = new Map(Object.entries(ralClassic));

/** The drawn colour of jet black steel. In RAL 9005 itself, joints would be invisible. */
const drawnBlack = '#1c1c1e';
const jetBlack = '9005';

/** RAL codes by hex colour. Programs convert jet black to several hex colours. */
const ralOfHex: ReadonlyMap<string, string> = new Map([
  ...[...hexOfRal].map(([code, hex]) => [hex, code] as const),
  ...[drawnBlack, '#0a0a0a', '#0a0a0d'].map((hex) => [hex, jetBlack] as const),
]);

/** The nearest RAL Classic colour of each plain name. */
const ralOfName: Readonly<Record<string, string>> = {
  black: jetBlack,
  'jet black': jetBlack,
  white: '9016',
  'pure white': '9010',
  cream: '9001',
  ivory: '1015',
  grey: '7037',
  'light grey': '7035',
  'dark grey': '7015',
  anthracite: '7016',
  'anthracite grey': '7016',
  'quartz grey': '7039',
  silver: '9006',
  'white aluminium': '9006',
  bronze: '8028',
  brass: '1027',
  gold: '1036',
  copper: '8029',
  brown: '8014',
  'chocolate brown': '8017',
  beige: '1001',
  red: '3020',
  'wine red': '3005',
  green: '6005',
  'fir green': '6009',
  blue: '5005',
  'steel blue': '5011',
  yellow: '1018',
  orange: '2004',
};
/** Drawn colours of metals, which differ from the nearest RAL colour. */
const drawnMetals: Readonly<Record<string, string>> = {
  brass: '#b5a642',
  bronze: '#6e5a43',
  gold: '#bf9b30',
  copper: '#b06a3b',
};

/** The plain names that error messages list as examples. */
export const commonFinishNames = [
  'black',
  'white',
  'cream',
  'grey',
  'anthracite',
  'bronze',
  'brass',
] as const;

/** Parses `RAL 7016`, `ral7016`, `#383E42`, `#fff` or a plain name; undefined for any other text. */
export function readFinish(text: string): Finish | undefined {
  const typed = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const [, digits] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(typed) ?? [];
  if (digits !== undefined) return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
  const [, code] = /^ral ?-?(\d{4})$/.exec(typed) ?? [];
  if (code !== undefined) return hexOfRal.has(code) ? `RAL ${code}` : undefined;
  const name = typed.replace('gray', 'grey');
  return Object.hasOwn(ralOfName, name) ? name : undefined;
}

/** The RAL code of a finish; undefined for metals, and for a hex colour that is not a RAL colour. */
function ralCodeOf(finish: Finish): string | undefined {
  if (finish.startsWith('#')) return ralOfHex.get(finish);
  if (finish.startsWith('RAL ')) return finish.slice(4);
  return Object.hasOwn(drawnMetals, finish) ? undefined : ralOfName[finish];
}

/** Whether two finishes are the same colour: `black`, `RAL 9005` and its hex colour are. */
export function sameFinish(one: Finish, other: Finish): boolean {
  const code = ralCodeOf(one);
  return one === other || (code !== undefined && code === ralCodeOf(other));
}

/** The colour to draw, as `#rrggbb`. */
export function hexOfFinish(finish: Finish): string {
  if (finish.startsWith('#')) return finish;
  const code = ralCodeOf(finish);
  if (code === jetBlack) return drawnBlack;
  return drawnMetals[finish] ?? hexOfRal.get(code ?? '') ?? drawnBlack;
}
