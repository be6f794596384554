import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { renderToString } from 'preact-render-to-string';
import { emptyPerson } from '../../enquire/person-form.ts';
import type { PageKit } from '../../shell/page-kit.tsx';
import { standardDesign } from '../order/actions.ts';
import { StartCard, starts } from '../parts/start-cards.tsx';
import { orderDocument } from './order-document.tsx';

/** Whoever waited for the start is answered by then. */
const startAfterMs = 200;

/**
 * Makes the first page once before anybody asks for it: what runs for the first time has to be compiled, and the first
 * visitor would keep everybody else waiting for it. Its cards come first, one in each turn, so that whoever asks for
 * something else meanwhile is answered.
 */
export async function warmUp({ book, headOf }: Pick<PageKit, 'book' | 'headOf'>): Promise<void> {
  await sleep(startAfterMs, undefined, { ref: false });
  for (const door of starts) {
    renderToString(<StartCard book={book} priceView="with-vat" door={door} />);
    await setImmediate();
  }
  orderDocument(book, {
    head: headOf({ title: '', description: '' }),
    doors: { designs: [standardDesign] },
    data: {
      ...{ mode: 'configure', action: '/', begins: true, token: '', formId: '', priceView: 'with-vat' },
      ...{ person: emptyPerson, faults: {}, notice: null, refused: false, validUntil: null, pdf: null },
    },
  });
}
