/** Query parameter in the address of a page that shows a posted form again: the id of the form. */
export const flashParameter = 'again';
