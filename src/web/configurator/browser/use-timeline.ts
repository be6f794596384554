import { useEffect, useRef } from 'preact/hooks';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { orderAddress } from '../order/addresses.ts';
import type { DoorForm } from '../order/form-fields.ts';
import { formsAgain } from '../order/forms-again.ts';
import type { OrderData } from '../order/order-data.ts';
import { addressNow, jumpInPlace } from './page-address.ts';
import { createTimeline, type Timeline } from './timeline.ts';
import { listenForUndo } from './undo-keys.ts';

/** Undo and redo of the page's doors, by buttons, keys and the browser's Back and Forward. */
export function useTimeline(
  book: PriceBook,
  latest: { readonly current: OrderData },
  show: (doors: readonly DoorForm[]) => void,
): Timeline {
  const showing = useRef(show);
  showing.current = show;
  const made = useRef<Timeline | null>(null);
  made.current ??= createTimeline({
    read: (doors) => formsAgain(book, doors),
    show: (doors) => {
      showing.current(doors);
    },
    addressOf: (doors) => orderAddress(book, latest.current.action, doors, latest.current.priceView),
    addressNow: () => addressNow(latest.current.priceView),
  });
  const timeline = made.current;
  const { priceView } = latest.current;
  const before = useRef(priceView);
  useEffect(() => {
    if (before.current !== priceView) timeline.readdress();
    before.current = priceView;
  }, [priceView]);
  useEffect(
    () =>
      listenForUndo((by) => {
        timeline.go(by);
      }),
    [],
  );
  useEffect(jumpInPlace, []);
  return timeline;
}
