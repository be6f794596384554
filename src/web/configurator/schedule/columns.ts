/** Kinds of columns in a schedule. */
export const columnKinds = [
  'room',
  'type',
  'width',
  'height',
  'size',
  'leaves',
  'left',
  'right',
  'transom',
  'leaf',
  'doorHeight',
  'quantity',
  'colour',
  'bars',
  'glass',
  'handle',
  'lock',
  'hinge',
  'opening',
] as const;
export type ColumnKind = (typeof columnKinds)[number];

export interface Column {
  readonly kind: ColumnKind;
  /** The column's name in the schedule. */
  readonly name: string;
  /** Unit of the sizes, if the name has one: "Width (cm)". */
  readonly unit: string;
}

/** Names of columns in schedules; the first is shown to customers. */
export const columnNames: Readonly<Record<ColumnKind, readonly [string, ...string[]]>> = {
  room: [
    'room',
    'location',
    'place',
    'area',
    'space',
    'name',
    'ref',
    'reference',
    'mark',
    'door ref',
    'door',
  ],
  type: ['type', 'door type', 'style', 'opening type', 'kind'],
  width: ['width', 'opening width', 'w', 'ope width', 'structural width', 'structural opening width'],
  height: ['height', 'opening height', 'h', 'ope height', 'structural height', 'structural opening height'],
  size: ['size', 'opening', 'opening size', 'structural opening', 'ope', 'ope size', 'w x h'],
  leaves: ['leaves', 'number of leaves', 'no of leaves'],
  left: ['panels on the left', 'left panels', 'panels left', 'left side panels', 'left'],
  right: ['panels on the right', 'right panels', 'panels right', 'right side panels', 'right'],
  transom: ['transom', 'top panel', 'overpanel', 'over panel', 'fanlight', 'overlight'],
  leaf: ['leaf width', 'width of leaf', 'door leaf width'],
  doorHeight: ['door height', 'door height below transom', 'leaf height'],
  quantity: ['quantity', 'qty', 'number', 'no', 'count', 'pcs', 'pieces'],
  colour: ['colour', 'color', 'finish', 'ral', 'frame colour', 'frame color'],
  bars: ['glazing bars', 'bars', 'grid', 'panes'],
  glass: ['glass', 'glazing', 'glass type'],
  handle: ['handle', 'handles', 'ironmongery'],
  lock: ['lock', 'locking'],
  hinge: ['hinge side', 'hinges', 'hinge', 'handing', 'hand', 'side'],
  opening: ['opens', 'opening direction', 'swing', 'opens in or out'],
};

const kindsByName: ReadonlyMap<string, ColumnKind> = new Map(
  columnKinds.flatMap((kind) => columnNames[kind].map((name) => [name, kind] as const)),
);

export interface ReadColumns {
  /** Columns by position; null for a column that is not read. */
  readonly columns: readonly (Column | null)[];
  /** Names of the columns that are not read. */
  readonly notRead: readonly string[];
}

/** Recognises columns by their names. Of two columns of one kind, the first is read. */
export function readColumns(header: readonly string[]): ReadColumns {
  const seen = new Set<ColumnKind>();
  const columns = header.map((name): Column | null => {
    const { words, unit } = partsOf(name);
    const kind = kindsByName.get(words);
    if (kind === undefined || seen.has(kind)) return null;
    seen.add(kind);
    return { kind, name, unit };
  });
  return { columns, notRead: header.filter((name, index) => name !== '' && columns[index] === null) };
}

/** Splits names such as `Width (mm)`, `Opening width, mm` and `No. of leaves` into plain words and unit. */
function partsOf(name: string): { readonly words: string; readonly unit: string } {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const [, words = plain, unit = ''] = /^(.+) (mm|cm|m|in|inch|inches|ft|feet)$/.exec(plain) ?? [];
  return { words, unit };
}
