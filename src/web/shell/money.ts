/** Made when it is first asked for: that takes far longer than to use it. */
let toTheCent: Intl.NumberFormat | undefined;

/** To the cent, for the lines a price is made of. */
export const exactEuro = (amount: number): string =>
  (toTheCent ??= new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }))
    .format(amount)
    .replace('-', '−');
