import { describe, expect, it } from 'vitest';
import { book } from '../../../../tests/support/book.ts';
import { readSchedule } from './read-schedule.ts';

const read = (text: string, room = 20) => readSchedule(book, text, room);
const rows = (text: string, room?: number) =>
  read(text, room).rows.map(({ number, faults, door }) => ({
    number,
    faults,
    door: door && [door.form.type, door.form.width, door.form.height],
  }));
const form = (header: string, row: string) => {
  const [only] = read(`Width,Height,${header}\n1600,2100,${row}`).rows;
  return only?.door?.form ?? only?.faults;
};

describe('a pasted schedule of doors', () => {
  it.each([
    ['tabs of a spreadsheet', 'Type\tWidth\tHeight\nSingle\t900\t2100'],
    ['commas', 'Type,Width,Height\nSingle,900,2100'],
    ['semicolons and decimal commas', 'Type;Width (m);Height (m)\nSingle;0,9;2,1'],
    ['quotes', '"Type","Width","Height"\r\n"Single","900","2100"\r\n'],
    ['a byte order mark and blank lines', '\ufeffType,Width,Height\n\nSingle,900,2100\n,,\n'],
    ['one column of sizes', 'Type,Size (mm)\nSingle,900 x 2100'],
    ['one column of sizes in another unit', 'Type,Size (cm)\nSingle,90 x 210'],
    ['other names of columns', 'Door type,Opening width (cm),H\nsingle door,90,"2.1 m"'],
    ['sizes joined by a word', 'Type,Size\nSingle,900 by 2100'],
    ['sizes joined by an asterisk', 'Type,Size\nSingle,900*2100'],
    ['blank lines before semicolons', '\n\nType;Width;Height\nSingle;900;2100'],
  ])('is read with %s', (_what, text) => {
    expect(rows(text).map(({ faults, door }) => [faults, door])).toEqual([
      [[], ['SINGLE_HINGED', '900', '2100']],
    ]);
  });

  it.each([
    ['Single hinged door', 'SINGLE_HINGED'],
    ['double', 'DOUBLE_HINGED'],
    ['FRENCH DOORS', 'DOUBLE_HINGED'],
    ['Leaf and a half', 'DOUBLE_HINGED_ACTIVE_PASSIVE'],
    ['Double hinged door, active and passive leaf', 'DOUBLE_HINGED_ACTIVE_PASSIVE'],
    ['barn door', 'SLIDING'],
    ['Double sliding', 'DOUBLE_SLIDING'],
    ['PIVOT', 'PIVOT'],
    ['fixed screen', 'FIX_PANEL'],
    ['Bi-fold', 'BIFOLD'],
  ])('may call a door type "%s", which is read as %s', (text, type) => {
    expect(form('Type', `"${text}"`)).toMatchObject({ type });
  });

  it('may have columns for all details of a door', () => {
    const header =
      'Room,Type,Left panels,Transom,Door height,Qty,RAL,Glazing bars,Glass,Handle,Lock,Handing,Opens';
    expect(
      form(header, 'Kitchen,Double hinged,1,yes,1900,3,7016,3x4,reeded,Pull bar,y,RH,outwards'),
    ).toMatchObject({
      room: 'Kitchen',
      type: 'DOUBLE_HINGED',
      left: '1',
      right: '0',
      transom: 'yes',
      doorHeight: '1900',
      quantity: '3',
      colour: 'RAL 7016',
      bars: 'own',
      grid: '3x4',
      glass: 'REEDED',
      handle: 'PULL',
      lock: 'yes',
      hinge: 'right',
      opening: 'out',
    });
  });

  it('may give sizes in inches', () => {
    expect(rows('Type,Width (in),Height (inches)\nSingle,36,84')[0]?.door).toEqual([
      'SINGLE_HINGED',
      '914',
      '2134',
    ]);
  });

  it.each([
    ['Type,Leaves', 'Bi-fold,3 leaves', { leaves: '3L' }],
    ['Type,Leaves', 'Bi-fold,2', { leaves: '2L' }],
    ['Qty', '3 no.', { quantity: '3' }],
    ['Qty', '2 pcs', { quantity: '2' }],
    ['Qty', '4 off', { quantity: '4' }],
    ['RAL', '6001', { colour: 'own', hex: 'RAL 6001' }],
    ['Glazing bars', 'none', { bars: 'none' }],
    ['Glazing bars', '1x1', { bars: 'none' }],
    ['Glass', 'none', { glass: '' }],
    ['Handle', 'no', { handle: '' }],
    ['Handle', '-', { handle: '' }],
    ['Type,Left panels,Right panels', 'Double,none,no', { left: '0', right: '0' }],
    ['Lock', 'no', { lock: '' }],
  ])('reads a cell as people write it: %s "%s"', (header, cell, fields) => {
    expect(form(header, cell)).toMatchObject(fields);
  });

  it('tells for which rows a type was assumed', () => {
    const { rows: shown } = read('Type,Width,Height\n,900,2100\nPivot,900,2100');
    expect(shown.map(({ typeAssumed }) => typeAssumed)).toEqual([true, false]);
  });

  it.each([
    ['Type', 'Gate', /^Type: “Gate” is none of our types of door: Single hinged door; /],
    ['Left panels', '4', /^Left panels: “4” should be a number of panels, 0 to 3\.$/],
    ['Qty', '0', /^Qty: “0” should be a whole number from 1 to 50\.$/],
    ['Colour', 'sunny', /^Colour: “sunny” should be a colour such as RAL 7016/],
    ['Glass', 'milk', /^Glass: “milk” is none of what we offer as glass: Clear safety glass, /],
    ['Lock', 'maybe', /^Lock: “maybe” should be yes or no\.$/],
    ['Glazing bars', 'many', /^Glazing bars: “many” should be columns × rows of panes/],
    ['Handing', 'up', /^Handing: “up” should be left or right\.$/],
    ['Leaves', '7', /^Leaves: “7” should be 2, 3 or 4 leaves\.$/],
  ])('has a fault, with the name of its column, for an invalid cell: %s "%s"', (header, cell, fault) => {
    expect(form(header, cell)).toEqual([expect.stringMatching(fault)]);
  });

  it('is read even if a row has faults, and reports all of them', () => {
    expect(rows('Type,Width,Height,Qty\nGate,,about 2 m,x\nSingle,900,2100,1')).toEqual([
      {
        number: 2,
        door: null,
        faults: [
          expect.stringMatching(/^Type: /),
          expect.stringMatching(/^Height: We cannot read “about 2 m”/),
          expect.stringMatching(/^Qty: /),
          'Width: please give it in millimetres, such as 900.',
        ],
      },
      { number: 3, faults: [], door: ['SINGLE_HINGED', '900', '2100'] },
    ]);
  });

  it('has a fault for sizes that are probably in another unit', () => {
    expect(rows('Width,Height\n90,210')).toEqual([
      {
        number: 2,
        door: null,
        faults: [
          expect.stringMatching(/^Opening width: .*900/),
          expect.stringMatching(/^Opening height: .*2100/),
        ],
      },
    ]);
  });

  it('explains which choices of a row the opening has no room for', () => {
    const [row] = read('Type,Width,Height,Left panels\nSingle,800,2100,3').rows;
    expect(row?.door?.form.left).not.toBe('3');
    expect(row?.door?.fitted).toContain('You chose three panels on the left');
  });

  it('reports the names of columns that were not read', () => {
    expect(read('Width,Height,Notes,Fire rating,Width\n900,2100,x,FD30,800').notRead).toEqual([
      'Notes',
      'Fire rating',
      'Width',
    ]);
  });

  it('has a fault for each row after the order is full', () => {
    expect(rows('Width,Height\n900,2100\n,\n800,2100\n700,2100', 2).map(({ faults }) => faults)).toEqual([
      [],
      [],
      ['An order holds 20 doors. Please send this row in a second enquiry.'],
    ]);
  });

  it('counts only rows without faults as doors of the order', () => {
    const faults = rows('Width,Height\n900,\n800,2100', 1).map((row) => row.faults.length);
    expect(faults).toEqual([1, 0]);
  });

  it('may have 60 rows', () => {
    expect(read(`Width,Height\n${'900,\n'.repeat(60)}`)).toMatchObject({
      fault: null,
      rows: { length: 60 },
    });
  });

  it.each([
    ['no names of columns', '900,2100\n800,2100', /^The first row must name the columns/],
    ['no rows', 'Width,Height\n', /^There are no rows/],
    ['61 rows', `Width,Height\n${'900,2100\n'.repeat(61)}`, /^These are 61 rows/],
    ['too long a text', `Width,Height\n${'9'.repeat(20_000)}`, /^This list is too long/],
    ['an open quote', 'Width,Height\n"900,2100', /^A quotation mark/],
  ])('is refused as a whole with %s', (_what, text, fault) => {
    expect(read(text)).toMatchObject({ rows: [], notRead: [] });
    expect(read(text).fault).toMatch(fault);
  });
});
