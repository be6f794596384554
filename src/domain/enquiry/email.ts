/** Normalised e-mail address that identifies a person: NFC, lower case. */
export const foldedEmail = (email: string): string => email.normalize('NFC').toLowerCase();
