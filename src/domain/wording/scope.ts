/** What an indicative price stands for, in the words of the price list. */
export const included: readonly string[] = [
  'Steel frame and leaves, made to your opening',
  'Standard safety glass',
  'Standard finish',
  'Hinges or running gear',
];

export const notIncluded: readonly string[] = [
  'VAT',
  'Delivery and fitting',
  'Ironmongery: handles, locks and closers',
  'Decorative glazing bars and special glass',
  'Finishes other than the standard one',
];

export const indicativeNote =
  'Prices are indicative, without VAT and supply only. We confirm the price after looking at your opening with you.';
