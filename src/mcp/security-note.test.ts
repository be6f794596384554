import { describe, expect, it } from 'vitest';
import { securityNote } from './security-note.ts';

const note = [
  'This tool is for internal glazed doors: none is fire-rated, bullet-resistant or a security door. For one of those use submit_security_doors_enquiry; they have no price estimate.',
];

describe('the note on security doors', () => {
  it.each([
    { doors: [{ doorType: 'Fire-rated double door', opWidth: '1800' }] },
    { doors: [{ doorTypeKey: 'FIRE_DOOR' }] },
    { doors: [{ doorType: 'fire resistant' }] },
    { doors: [{ preset: 'RC3' }] },
    { doors: [{ doorType: 'rc 2 entrance' }] },
    { doors: [{ doorType: 'bulletproof' }] },
    { doors: [{ doorType: 'FD30S' }] },
    { doors: [{ doorType: 'EI 60' }] },
    { doors: [{ room: 'plant room, blast-resistant' }] },
    { opening: { widthMm: 900, heightMm: 2100 }, selectedDoor: { doorType: 'Security door' } },
  ])('is given for %j', (args) => {
    expect(securityNote('estimateInternalDoorPrice', args)).toEqual(note);
    expect(securityNote('createInternalDoorQuote', args)).toEqual(note);
  });

  it.each([
    {},
    null,
    { doors: [{ doorType: 'Double door by the fireplace', opWidth: '1800' }] },
    { doors: [{ doorTypeKey: 'PIVOT', opWidth: '1300' }] },
    { doors: [{ doorType: 'Arch 3' }] },
    { doors: [{ design: 'security' }], source: 'security-desk', customer: { company: 'Fire Doors Ltd' } },
    { doors: [[['security']]] },
  ])('is not given for %j', (args) => {
    expect(securityNote('estimateInternalDoorPrice', args)).toEqual([]);
  });

  it('is not given in answers to a sent enquiry', () => {
    const args = { project: { message: 'A fire-rated door, please.' } };
    expect(securityNote('submitInternalDoorsQuote', args)).toEqual([]);
    expect(securityNote('submitSecurityDoorsQuote', args)).toEqual([]);
    expect(securityNote('submitContactEnquiry', args)).toEqual([]);
  });
});
