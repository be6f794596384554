import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBusiness } from '../../src/app/figures/business.ts';
import type { Business } from '../../src/domain/business/business.ts';
import sampleFile from '../../src/figures/business.json' with { type: 'json' };
import { temporaryFolder } from './child.ts';

/** A card with every field, of a fictitious maker. */
export const fullCard = {
  name: 'Example Doors',
  legalName: 'Example Doors Limited',
  address: { street: '1 Example Street', town: 'Exampletown', county: 'Co. Wicklow', eircode: 'a98x2y3' },
  phone: '01 679 1234',
  email: 'desk@doors.example.ie',
  openingHours: ['Monday to Friday 9:00 to 17:30', 'Saturday by appointment'],
  showroom: {
    address: { street: '2 Example Quay', town: 'Exampletown', country: 'Ireland' },
    openingHours: ['Thursday 14:00 to 19:00'],
    note: 'Every finish can be seen here.',
  },
  companyNumber: '000000',
  vatNumber: 'IE0000000X',
  vatRatePercent: 13.5,
  deliveryArea: 'All of Ireland',
  fitting: 'We fit within 100 km of the works',
  payment: 'Half with the order, half before delivery',
  guarantee: 'Ten years on steel and glass',
  answeredBy: 'Our sales desk',
  answeredWithin: 'two working days',
  privacy: {
    controller: 'Example Doors Limited, at the address below.',
    legalBasis: 'You asked us to answer: that is a step before a contract.',
    retention: 'Two years from the last letter.',
    complaints: 'You can complain to the authority for data protection.',
    complaintsUrl: 'https://authority.example.ie/complaints',
  },
};

export const bareCard = { name: 'Example Doors' };

export function cardOf(json: unknown): Business {
  const read = readBusiness(json);
  if (!read.ok) throw new Error(read.faults.join('\n'));
  return read.value;
}

export const sampleCard = cardOf(sampleFile);

export async function cardFile(card: unknown): Promise<string> {
  const file = join(await temporaryFolder(), 'business.json');
  await writeFile(file, typeof card === 'string' ? card : JSON.stringify(card));
  return file;
}
