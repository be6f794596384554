/** Below these every address is a secret that was given to one person: a quote to review, and what was sent. */
export const secretLinks = ['/quotes/', '/sent/'] as const;
