import { isStoredEmail } from '../../contract/reading/formats.ts';
import { foldedEmail } from '../../domain/enquiry/email.ts';
import { OperatorError } from '../../settings/operator-error.ts';
import { harmless } from './text.ts';

/** The one e-mail address among the arguments, folded; otherwise throws `usage`. */
export function addressIn(words: readonly string[], usage: string): string {
  const [given = '', ...more] = words.map((word) => word.trim());
  if (given === '' || more.length > 0) throw new OperatorError(usage);
  if (!isStoredEmail(given)) throw new OperatorError(`${harmless(given)} is not an e-mail address`);
  return foldedEmail(given);
}
