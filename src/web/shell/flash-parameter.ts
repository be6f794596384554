/** Query parameter that tells the address of a page that shows a posted form again. */
export const flashParameter = 'again';
