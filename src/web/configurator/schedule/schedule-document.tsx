import { bounds } from '../../../contract/bounds.ts';
import type { DoorDesign } from '../../../domain/design/design.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import type { PriceView } from '../../../domain/wording/price.ts';
import { type FullHead, renderDocument } from '../../shell/document.tsx';
import { readSchedule } from './read-schedule.ts';
import { SchedulePage } from './schedule-page.tsx';

/** The page of a schedule as plain data, which a worker thread reads and renders. */
export interface ScheduleDocument {
  readonly head: FullHead;
  readonly action: string;
  readonly list: string;
  /** The doors of the order so far. */
  readonly before: readonly DoorDesign[];
  readonly priceView: PriceView;
}

export function scheduleDocument(book: PriceBook, { head, list, ...shown }: ScheduleDocument): string {
  const isBlank = list.trim() === '';
  const schedule = isBlank ? null : readSchedule(book, list, bounds.mostDoors - shown.before.length);
  return renderDocument({
    ...head,
    scripted: true,
    children: <SchedulePage book={book} list={list} schedule={schedule} {...shown} />,
  });
}
