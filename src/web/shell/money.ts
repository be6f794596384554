import { cents } from '../../domain/units.ts';
import { inEuro } from '../../domain/wording/format.ts';

/** A price of a response as people read it. */
export const euro = (amount: number): string => inEuro(cents(Math.round(amount * 100)));

/** To the cent, for the lines a price is made of. */
export const exactEuro = (amount: number): string => {
  const sign = amount < 0 ? '−' : '';
  const [whole = '0', fraction = '00'] = Math.abs(amount).toFixed(2).split('.');
  return `${sign}€${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
};

export const weeks = (count: number): string => `${count} ${count === 1 ? 'week' : 'weeks'}`;

/** Calendar days in one fixed zone, so that server and browser write the same. */
export const day = (ms: number): string =>
  new Intl.DateTimeFormat('en-IE', { dateStyle: 'long', timeZone: 'Europe/Dublin' }).format(ms);
