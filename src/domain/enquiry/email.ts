/** Normalises an e-mail address to compare it: NFC, lower case. */
export const foldedEmail = (email: string): string => email.normalize('NFC').toLowerCase();
