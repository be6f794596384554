import { type Fields, isFields } from './bridge.ts';

/** What of the host's context the page uses. */
export interface HostContext {
  readonly theme: 'light' | 'dark' | null;
  /** Style variables of the host, by their standard names. */
  readonly variables: Readonly<Record<string, string>>;
  readonly locale: string | null;
  /** Space that the host's own controls cover at each edge, in pixels. */
  readonly insets: Readonly<Record<Edge, number>>;
  /** Greatest height of the frame, above which the page scrolls in it; null if the host decides the height. */
  readonly mostHeight: number | null;
}

const edges = ['top', 'right', 'bottom', 'left'] as const;
type Edge = (typeof edges)[number];

export const unknownHost: HostContext = {
  theme: null,
  variables: {},
  locale: null,
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
  mostHeight: Infinity,
};

const longestValue = 300;

/** Merges a received context into the one before: a change has only the fields that changed. */
export function readHostContext(before: HostContext, context: Fields): HostContext {
  const { theme, styles, locale, safeAreaInsets, containerDimensions } = context;
  const variables = isFields(styles) ? styles['variables'] : undefined;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : before.theme,
    variables: isFields(variables) ? { ...before.variables, ...texts(variables) } : before.variables,
    locale: typeof locale === 'string' && locale.length <= longestValue ? locale : before.locale,
    insets: isFields(safeAreaInsets) ? insetsOf(safeAreaInsets) : before.insets,
    mostHeight: isFields(containerDimensions) ? mostHeightOf(containerDimensions) : before.mostHeight,
  };
}

const texts = (variables: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variables).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= longestValue,
    ),
  );

function mostHeightOf({ height, maxHeight }: Fields): number | null {
  if (typeof height === 'number') return null;
  return typeof maxHeight === 'number' && maxHeight > 0 ? maxHeight : Infinity;
}

const mostInset = 200;

function insetsOf(given: Fields): Record<Edge, number> {
  const inset = (edge: Edge) => {
    const value = given[edge];
    return typeof value === 'number' && value > 0 ? Math.min(value, mostInset) : 0;
  };
  return Object.fromEntries(edges.map((edge) => [edge, inset(edge)])) as Record<Edge, number>;
}

/** A custom property of our style sheets, the host's variable for it, and the CSS property that it has to fit. */
export interface TakenVariable {
  readonly ours: string;
  readonly hosts: string;
  readonly fits: string;
}

const single: readonly TakenVariable[] = [
  { ours: '--sans', hosts: '--font-sans', fits: 'font-family' },
  { ours: '--radius', hosts: '--border-radius-sm', fits: 'border-radius' },
];
/** Colours that have to go together: with only one of them, text could be illegible. */
const together: readonly TakenVariable[] = [
  { ours: '--paper', hosts: '--color-background-primary', fits: 'color' },
  { ours: '--ink', hosts: '--color-text-primary', fits: 'color' },
];

/** Our custom properties with the host's values; null for those that keep our own. */
export function ownProperties(
  variables: HostContext['variables'],
  fits: (property: string, value: string) => boolean,
): readonly (readonly [property: string, value: string | null])[] {
  const valueFor = ({ hosts, fits: property }: TakenVariable): string | null => {
    const value = variables[hosts];
    return value !== undefined && fits(property, value) ? value : null;
  };
  const areAll = together.every((each) => valueFor(each) !== null);
  return [
    ...single.map((each) => [each.ours, valueFor(each)] as const),
    ...together.map((each) => [each.ours, areAll ? valueFor(each) : null] as const),
  ];
}
