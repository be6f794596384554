import { finishName } from '../extras/finish-names.ts';
import { type Finish, readFinish } from '../extras/finish.ts';
import { type Choice, choiceNamed } from '../extras/offer.ts';
import { choiceWords, colourWords } from './table.ts';
import { readAs } from './words-text.ts';

/** A value as every surface reads it, and the text that says how it was read. */
interface Understood {
  readonly value: string;
  readonly note: string;
}

/** A colour as people say it; undefined for a text that every surface reads, and for one that means no colour. */
export function colourNamed(text: string): Understood | undefined {
  const said = text
    .toLowerCase()
    .replaceAll('gray', 'grey')
    .replace(/[\s-]+/g, ' ')
    .trim();
  if (readFinish(said) !== undefined) return undefined;
  const word = Object.keys(colourWords).find(
    (each) => each === said.replace(/ (?:colour|paint|finish)$/, ''),
  );
  const named = word === undefined ? undefined : colourWords[word];
  if (word !== undefined && named !== undefined) return read(word, named);
  const plain = said.replace(
    /\b(?:matt?|matte|satin|gloss|glossy|powder coated|colour|paint|finish|frame|frames)\b/g,
    ' ',
  );
  const code = (/\bral ?(\d{4})\b/.exec(plain) ?? /^ *(\d{4}) *$/.exec(plain))?.[1];
  const finish = readFinish(code === undefined ? plain.replace(/^ *hex *#?/, '#') : `RAL ${code}`);
  return finish === undefined
    ? undefined
    : { value: finish, note: `Read the colour as ${finishName(finish)}.` };
}

const read = (word: string, finish: Finish): Understood => ({
  value: finish,
  note: readAs(word, finishName(finish)),
});

/** A glass or handle as people say it; undefined for our own names, and if nothing that is offered is meant. */
export function choiceInWords(choices: readonly Choice<unknown>[], text: string): Understood | undefined {
  if (choiceNamed(choices, text)) return undefined;
  const said = text
    .toLowerCase()
    .replace(/\b(?:glass|glazing)\b/g, ' ')
    .replace(/[\s-]+/g, ' ')
    .trim();
  const word = Object.keys(choiceWords).find((each) => each === said);
  const choice = word === undefined ? undefined : choiceNamed(choices, choiceWords[word] ?? '');
  return word !== undefined && choice
    ? { value: choice.key, note: readAs(word, choice.label.toLowerCase()) }
    : undefined;
}
