const toTheCent = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

/** To the cent, for the lines a price is made of. */
export const exactEuro = (amount: number): string => toTheCent.format(amount).replace('-', '−');
