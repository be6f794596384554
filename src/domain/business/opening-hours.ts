const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const dayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

// eslint-disable-next-line regexp/no-super-linear-backtracking -- parses a short line of the maker's card
const shape = /^([a-z][a-z ,&–-]*?)[:,]?\s+(\d\S*(?:\s*[ap]m)?)\s*(?:-|–|to|until)\s*(\d\S*(?:\s*[ap]m)?)$/i;

/** Opening hours in schema.org's form, `Mo-Fr 09:00-17:30`; null if they cannot be parsed. */
export function machineHours(line: string): string | null {
  const [, dayText = '', opens = '', closes = ''] = shape.exec(line.trim()) ?? [];
  const [dayPart, from, to] = [readDays(dayText), readTime(opens), readTime(closes)];
  // "9 to 5" is ambiguous: 5:00 or 17:00.
  return dayPart === null || from === null || to === null || to <= from ? null : `${dayPart} ${from}-${to}`;
}

/** Parses "Monday to Friday", "Mon–Fri" or "Tuesday, Thursday and Friday". */
function readDays(text: string): string | null {
  const groups = text.split(/\s*(?:,|&|\band\b)\s*/i).filter((group) => group !== '');
  const read = groups.map((group) => {
    const ends = group.split(/\s*(?:-|–|\bto\b)\s*/i).map(dayIndex);
    return ends.length <= 2 && ends.every((day) => day >= 0) ? ends.map((day) => days[day]).join('-') : null;
  });
  return read.length > 0 && read.every((group) => group !== null) ? read.join(',') : null;
}

/** Index of a day by its name or an abbreviation of at least two letters. */
function dayIndex(text: string): number {
  const word = text.trim().toLowerCase();
  return word.length < 2 ? -1 : dayNames.findIndex((name) => name.startsWith(word));
}

function readTime(text: string): string | null {
  const [, hourText = '', minute = '00', half = ''] =
    /^(\d{1,2})(?:[:.](\d\d))?\s*([ap]m)?$/i.exec(text.trim()) ?? [];
  if (hourText === '') return null;
  const hour = half === '' ? Number(hourText) : twelveHours(Number(hourText), half.toLowerCase());
  return hour > 23 || Number(minute) > 59 ? null : `${String(hour).padStart(2, '0')}:${minute}`;
}

const twelveHours = (hour: number, half: string): number =>
  hour < 1 || hour > 12 ? Infinity : (hour % 12) + (half === 'pm' ? 12 : 0);
