const toTheCent = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

/** To the cent, for the lines a price is made of. */
export const exactEuro = (amount: number): string => toTheCent.format(amount).replace('-', '−');

export const weeks = (count: number): string => `${count} ${count === 1 ? 'week' : 'weeks'}`;

/** Calendar days in one fixed zone, so that server and browser write the same. */
export const day = (ms: number): string =>
  new Intl.DateTimeFormat('en-IE', { dateStyle: 'long', timeZone: 'Europe/Dublin' }).format(ms);
