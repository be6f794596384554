import type { VNode } from 'preact';
import { jsxTemplate } from 'preact/jsx-runtime';
import { renderToString } from 'preact-render-to-string';
import { bookData } from '../../../domain/book/book-data.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import type { DoorDesign } from '../../../domain/design/design.ts';
import type { PriceView } from '../../../domain/wording/price.ts';
import { type FullHead, renderDocument } from '../../shell/document.tsx';
import { formOfDesign } from '../order/door-form.ts';
import type { DoorForm } from '../order/form-fields.ts';
import type { OrderData } from '../order/order-data.ts';
import { OrderPage } from '../parts/order-page.tsx';
import { StartingLayouts } from '../parts/starting-layouts.tsx';
import { FirstScreen } from './first-screen.tsx';
import { emptyOpening, type OpeningForm } from './opening-form.ts';

/** A page of doors as plain data, which a worker thread renders. The thread has the price book already. */
export interface OrderDocument {
  readonly head: FullHead;
  readonly doors: DoorsToShow;
  /** The form of the first screen, if it was submitted. */
  readonly opening?: OpeningForm | undefined;
  readonly data: Omit<OrderData, 'book' | 'business' | 'doors'>;
}

/** Doors as designs, which the rendering thread converts to forms, because that is slow for many doors. */
export type DoorsToShow =
  { readonly forms: readonly DoorForm[] } | { readonly designs: readonly DoorDesign[] };

export function orderDocument(
  book: PriceBook,
  { head, doors: shown, opening, data: given }: OrderDocument,
): string {
  const doors = 'forms' in shown ? shown.forms : shown.designs.map((design) => formOfDesign(book, design));
  const data: OrderData = { ...given, doors, book: bookData(book), business: head.business };
  return renderDocument({
    ...head,
    data,
    children: (
      <>
        {data.begins && (
          <FirstScreen
            book={book}
            priceView={data.priceView}
            opening={opening ?? emptyOpening}
            notice={data.notice}
          />
        )}
        <div id="order">
          <OrderPage data={data} book={book} starts={startsOf(book, data)} />
        </div>
      </>
    ),
  });
}

/** The cards of the layouts to start from, cached: they are the same on every page and half of its markup. */
function startsOf(book: PriceBook, { mode, priceView }: OrderData): VNode | undefined {
  if (mode !== 'configure') return undefined;
  const views = written.get(book) ?? new Map<PriceView, string>();
  written.set(book, views);
  const text = views.get(priceView) ?? renderToString(<StartingLayouts book={book} priceView={priceView} />);
  views.set(priceView, text);
  return jsxTemplate([text]);
}

const written = new WeakMap<PriceBook, Map<PriceView, string>>();
