export const shortestPassword = 12;
/** Maximum length: allows any passphrase, and bounds the cost of hashing. */
export const longestPassword = 256;

/** Common passwords with at least the minimum length, in lower case without separators. */
const commonest: ReadonlySet<string> = new Set([
  '123456789012',
  '1234567890123',
  '12345678901234',
  '123456789123',
  '1234567890qwerty',
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  '111111111111',
  '000000000000',
  'aaaaaaaaaaaa',
  'abcdefghijkl',
  'abcdefghijklmnopqrstuvwxyz',
  'abc123abc123',
  'administrator',
  'administrator1',
  'admin123admin',
  'changemechangeme',
  'correcthorsebatterystaple',
  'iloveyouiloveyou',
  'letmeinletmein',
  'password1234',
  'password12345',
  'password123456',
  'passwordpassword',
  'passw0rdpassw0rd',
  'p@ssw0rd1234',
  'qwertyuiop12',
  'qwertyuiop123',
  'qwertyuiopasdfghjkl',
  'qwerty123456',
  'qwertyqwerty',
  'steeldoors123',
  'welcome12345',
  'welcomewelcome',
  'zxcvbnmasdfghjkl',
]);

/** Why a new password is too weak, in words; null if it is strong enough. */
export function passwordFault(password: string, email: string): string | null {
  if (Array.from(password).length < shortestPassword)
    return `The password needs at least ${shortestPassword} characters.`;
  if (password.length > longestPassword)
    return `The password may have at most ${longestPassword} characters.`;
  const plain = plainForm(password);
  if (commonest.has(plain) || new Set(plain).size < 4)
    return 'This password is among the first that are tried. Please choose another one.';
  if (isMadeOf(plain, email)) return 'The password is too close to your e-mail address.';
  return null;
}

const plainForm = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._-]/g, '');

/** Whether a password consists only of parts of the e-mail address, digits and punctuation. */
function isMadeOf(plain: string, email: string): boolean {
  const [name = '', domain = ''] = email.split('@');
  const parts = [email, name, domain, domain.split('.')[0] ?? '', ...name.split(/[._+-]/)]
    .map(plainForm)
    .filter((part) => part.length >= 3)
    .sort((a, b) => b.length - a.length);
  const rest = parts.reduce((text, part) => text.replaceAll(part, ''), plain);
  return rest.length < plain.length && rest.replace(/\P{L}/gu, '').length < 4;
}
