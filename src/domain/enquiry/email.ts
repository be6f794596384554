/** One form for an e-mail address, by which a person is known again: case and the way accents are written do not matter. */
export const foldedEmail = (email: string): string => email.normalize('NFC').toLowerCase();
