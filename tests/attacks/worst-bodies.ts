import { bounds } from '../../src/contract/bounds.ts';
import { contact } from '../support/enquiries.ts';

const { customer, message } = contact(1);
const json = JSON.stringify(customer);
/** Combining marks in descending order, the worst case for a normaliser. */
const marks = (count: number) => `e${'\u0301'.repeat(count / 2)}${'\u0323'.repeat(count / 2)}`;
const ideographs = Array.from({ length: 3200 }, (_, i) => String.fromCodePoint(0x4e00 + i)).join('');
const manyKeys = Object.fromEntries(Array.from({ length: 8000 }, (_, i) => [`key${i}`, 1]));
const doors = (count: number, door: object) => Array.from({ length: count }, () => door);
const fullDoor = {
  ...{ preset: 'double-both-panels', doorTypeKey: 'DOUBLE_HINGED', opWidth: '5000', opHeight: '3000' },
  ...{ doorLeafWidth: '900', doorHeightMm: '2100', leftPanels: '3', rightPanels: '3', topPanel: 'yes' },
};

/** Bodies of up to 100 KB that are slow to process; none may cause a 5xx or delay other requests. */
export const worstBodies: Readonly<Record<string, string>> = {
  'nested lists': '['.repeat(51_000) + ']'.repeat(51_000),
  'nesting in a known field': `{"customer":${json},"message":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
  'nesting in an unknown field': `{"customer":${json},"message":"${message}","x":${'{"a":'.repeat(16_000)}1${'}'.repeat(16_000)}}`,
  'a list of 50,000': `{"customer":${json},"doors":[${'1,'.repeat(49_999)}1]}`,
  'a list of 30,000 objects': `{"customer":${json},"doors":[${'{},'.repeat(29_999)}{}]}`,
  'many keys': JSON.stringify(manyKeys),
  'many keys in customer': JSON.stringify({ customer: { ...customer, ...manyKeys }, message }),
  'many keys in every door': JSON.stringify({
    customer,
    doors: doors(bounds.mostDoors, Object.fromEntries(Object.entries(manyKeys).slice(0, 400))),
  }),
  'as many doors as may be, all of them whole': JSON.stringify({
    customer,
    doors: doors(bounds.mostDoors, fullDoor),
  }),
  'as many doors as may be, none of which can be made': JSON.stringify({
    customer,
    doors: doors(bounds.mostDoors, { ...fullDoor, opWidth: '99999', doorLeafWidth: '1' }),
  }),
  'doors with everything wrong': JSON.stringify({
    customer,
    doors: doors(
      bounds.mostDoors,
      Object.fromEntries(Object.keys(fullDoor).map((field) => [field, 'x'.repeat(400)])),
    ),
  }),
  'a tower of marks': JSON.stringify({ customer: { ...customer, name: marks(50_000) }, message }),
  'long foreign hosts': JSON.stringify({
    customer,
    attachments: Array.from({ length: 10 }, () => ({ url: `https://${ideographs}.ie/` })),
  }),
  'texts that say __proto__': `{"customer":${json},"message":"${'\\"__proto__\\" '.repeat(7000)}"}`,
  'a key __proto__ far down': `{"a":${'['.repeat(45_000)}{"__proto__":1}${']'.repeat(45_000)}}`,
  'a number of 100,000 digits': `{"customer":${json},"message":${'9'.repeat(100_000)}}`,
  'numbers beyond any': `{"customer":${json},"doors":[${'1e309,'.repeat(16_000)}1]}`,
  'lone surrogates': `{"customer":${json},"message":"${'\\ud800'.repeat(16_000)}"}`,
  'escapes of every letter': `{"customer":${json},"message":"${'\\u0061'.repeat(16_000)}"}`,
  'keys that are equal': `{${'"customer":1,'.repeat(7_000)}"customer":${json}}`,
  'no end': `{"customer":${json},"message":"${'x'.repeat(100_000)}`,
};
