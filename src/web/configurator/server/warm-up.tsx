import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { renderToString } from 'preact-render-to-string';
import { emptyPerson } from '../../enquire/person-form.ts';
import type { PageKit } from '../../shell/page-kit.tsx';
import { standardDesign } from '../order/actions.ts';
import { StartingLayout, starts } from '../parts/starting-layouts.tsx';
import { orderDocument } from './order-document.tsx';

/** Delay of the warm-up, so that requests that waited for the start are answered first. */
const startAfterMs = 200;

/**
 * Renders the configurator once after the start, because the first rendering, before JIT compilation, is
 * slow. Renders one card per turn of the event loop, so that other requests are answered in between.
 */
export async function warmUp({ book, headOf }: Pick<PageKit, 'book' | 'headOf'>): Promise<void> {
  await sleep(startAfterMs, undefined, { ref: false });
  for (const door of starts) {
    renderToString(<StartingLayout book={book} priceView="with-vat" door={door} />);
    await setImmediate();
  }
  orderDocument(book, {
    head: headOf({ title: '', description: '' }),
    doors: { designs: [standardDesign] },
    data: {
      ...{ mode: 'configure', action: '/', begins: true, token: '', formId: '', priceView: 'with-vat' },
      showsPerson: false,
      ...{
        person: emptyPerson,
        faults: {},
        notice: null,
        refused: false,
        posted: false,
        validUntil: null,
        pdf: null,
      },
    },
  });
}
