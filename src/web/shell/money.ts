/** Lazy: creating an Intl format is slow. */
let toTheCent: Intl.NumberFormat | undefined;

export const exactEuro = (amount: number): string =>
  (toTheCent ??= new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }))
    .format(amount)
    .replace('-', '−');
