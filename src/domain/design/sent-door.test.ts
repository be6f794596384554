import { expect, it } from 'vitest';
import { extraFields } from '../extras/extras.ts';
import { doorFields } from '../doors/fields.ts';
import { designOfSent, type SentDoor } from './sent-door.ts';

const design =
  'tBIFOLD-nBi_20_fold-pmine-w2400-h2500-l600-d2200-a1-z2-xyes-b3L-g2x4-mSATIN-cral7016-eLEVER-kyes-q3-rHall-sright-oout-v2700';
/** The fields of that design. */
const inDesign = {
  ...{ preset: 'mine', doorType: 'Bi fold', doorTypeKey: 'BIFOLD', opWidth: '2400', opHeight: '2500' },
  ...{ doorLeafWidth: '600', doorHeightMm: '2200', leftPanels: '1', rightPanels: '2', topPanel: 'yes' },
  ...{ bifoldConfig: '3L', glazingBars: '2x4', glass: 'SATIN', frameColor: 'RAL 7016', handle: 'LEVER' },
  ...{ lock: 'yes', quantity: '3', room: 'Hall' },
};
const appearance = { hingeSide: 'right', opening: 'out', wallHeight: 2700 };
const others: Readonly<Record<string, string>> = {
  ...{ preset: 'theirs', doorType: 'Pivot', doorTypeKey: 'PIVOT', opWidth: '1000', opHeight: '2000' },
  ...{ doorLeafWidth: '700', doorHeightMm: '1900', leftPanels: '0', rightPanels: '0', topPanel: 'no' },
  ...{ bifoldConfig: '2L', glazingBars: '1x3', glass: 'REEDED', frameColor: '#123456', handle: 'PULL' },
  ...{ lock: 'no', quantity: '1', room: 'Attic' },
};

it('a design alone is the whole door', () => {
  expect(designOfSent({ design })).toEqual({ door: inDesign, appearance });
});

it.each([...doorFields, ...extraFields])(
  'the field %s beside a design overrides it, unless it is blank',
  (field) => {
    const given: SentDoor = { design, [field]: ` ${others[field] ?? ''} ` };
    expect(designOfSent(given)).toEqual({ door: { ...inDesign, [field]: others[field] }, appearance });
    expect(designOfSent({ design, [field]: ' ' }).door).toEqual(inDesign);
  },
);

it.each<[Partial<SentDoor>, object]>([
  [{ hingeSide: 'left' }, { ...appearance, hingeSide: 'left' }],
  [{ opening: 'in' }, { ...appearance, opening: 'in' }],
  [{ wallHeight: 2600.5 }, { ...appearance, wallHeight: 2601 }],
  [{ wallHeight: '2600 mm' }, { ...appearance, wallHeight: 2600 }],
  [{ hingeSide: 'up', opening: ' ', wallHeight: 'high' }, appearance],
])('the appearance %j beside a design overrides that part alone', (sent, expected) => {
  expect(designOfSent({ design, ...sent }).appearance).toEqual(expected);
});

it('a quantity may be a number', () => {
  expect(designOfSent({ doorTypeKey: 'PIVOT', quantity: 12 }).door.quantity).toBe('12');
});
