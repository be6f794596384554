import type { PriceView } from '../../../domain/wording/price.ts';
import { flashParameter } from '../../shell/flash-parameter.ts';
import { addressIn, priceViewName } from '../../shell/price-view.ts';

/** An address of this site without the parameters of the price view and of a returned form. */
export function bareAddress(address = location.href): string {
  const { pathname, searchParams } = new URL(address, location.href);
  for (const name of [priceViewName, flashParameter]) searchParams.delete(name);
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams.toString()}`;
}

/** The address in the location bar, in this price view. */
export function addressNow(priceView: PriceView): string {
  const bare = new URL(location.href);
  bare.searchParams.delete(priceViewName);
  return `${addressIn(priceView, `${bare.pathname}${bare.search}`)}${bare.hash}`;
}

/** Makes links within the page replace the history entry: following such a link is not an undo step. */
export function jumpInPlace(): () => void {
  const jump = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    if (
      !link ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey
    )
      return;
    event.preventDefault();
    location.replace(link.hash);
  };
  document.addEventListener('click', jump);
  return () => {
    document.removeEventListener('click', jump);
  };
}
