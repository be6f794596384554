/**
 * Below these what is there is told to nobody in particular: every address is a secret that was given to one person (a quote
 * to review, what was sent), or is for staff.
 */
export const secretLinks = ['/quotes/', '/sent/', '/staff'] as const;
