import type { Overview } from '../../../app/inbox/overview.ts';
import type { Brought } from '../../../app/inbox/overview-sums.ts';
import type { NameOf } from '../../../app/enquiries/work/history-words.ts';
import { counted } from '../../../domain/wording/format.ts';
import { stageNames } from '../words.ts';

export interface Row {
  readonly name: string;
  /** One for each column; money in cents. */
  readonly values: readonly number[];
}

export interface Column {
  readonly name: string;
  readonly isMoney: boolean;
}

/** What a plot, its table and its CSV file are made of. */
export interface OverviewTable {
  /** Name in the address of the CSV file. */
  readonly id: string;
  readonly title: string;
  /** Heading of the names. */
  readonly of: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** Bars of the plotted columns for each row, or a bar for each day. */
  readonly plot: 'bars' | 'days';
  /** Indices of the columns that are plotted. */
  readonly plotted: readonly number[];
}

const number = (name: string): Column => ({ name, isMoney: false });
const money = (name: string): Column => ({ name, isMoney: true });

/** The plots of the overview, in their order. */
export const overviewTables = (overview: Overview, nameOf: NameOf): readonly OverviewTable[] => [
  {
    ...{ id: 'pipeline', title: 'Pipeline: what is open, by stage', of: 'Stage' },
    plot: 'bars',
    columns: [number('Enquiries'), money('Open')],
    rows: overview.pipeline.map(({ stage, count, value }) => ({
      name: stageNames[stage],
      values: [count, value],
    })),
    plotted: [1],
  },
  {
    ...{ id: 'answers', title: 'Time to the first answer, in opening hours', of: 'Time' },
    plot: 'bars',
    columns: [number('Answers')],
    rows: overview.answers.map(({ beforeHours, count }, index) => ({
      name: hoursBetween(overview.answers[index - 1]?.beforeHours ?? 0, beforeHours),
      values: [count],
    })),
    plotted: [0],
  },
  {
    ...{ id: 'owners', title: 'Open and won, by owner', of: 'Owner' },
    ...broughtTable(overview.byOwner, (id) => (id === '' ? 'Nobody’s' : nameOf(id))),
  },
  {
    ...{ id: 'sources', title: 'Open and won, by source', of: 'Source' },
    ...broughtTable(overview.bySource, (source) => (source === '' ? 'Not said' : source)),
  },
  {
    ...{ id: 'won', title: 'Won, by the day on which the enquiry came in', of: 'Day' },
    plot: 'days',
    columns: [money('Won')],
    rows: overview.byDay.map(({ day, won }) => ({ name: day, values: [won] })),
    plotted: [0],
  },
  {
    ...{ id: 'enquiries', title: 'Enquiries by day', of: 'Day' },
    plot: 'days',
    columns: [number('Enquiries')],
    rows: overview.byDay.map(({ day, count }) => ({ name: day, values: [count] })),
    plotted: [0],
  },
];

const broughtTable = (brought: readonly Brought[], nameOf: (name: string) => string) => ({
  columns: [number('Enquiries'), money('Open'), money('Won')],
  rows: brought.map(({ name, count, open, won }) => ({ name: nameOf(name), values: [count, open, won] })),
  plot: 'bars' as const,
  plotted: [1, 2],
});

function hoursBetween(from: number, to: number | null): string {
  if (to === null) return `${from} hours or more`;
  return from === 0 ? `Less than ${counted(to, 'hour')}` : `${from} to ${to} hours`;
}

const mostRows = 12;

/** The first rows, and the sums of all others. */
export function shortened(rows: readonly Row[]): readonly Row[] {
  if (rows.length <= mostRows) return rows;
  const rest = rows.slice(mostRows);
  const sums = (rows[0]?.values ?? []).map((_, column) =>
    rest.reduce((sum, { values }) => sum + (values[column] ?? 0), 0),
  );
  return [...rows.slice(0, mostRows), { name: 'All others', values: sums }];
}
