import { expect, it } from 'vitest';
import { listAddress, unpackList } from './list-address.ts';

const list = 'Type,Width,Height\nSingle,900,2100';

it('the address of a schedule has the doors of the order so far, the schedule and the price view', () => {
  const address = listAddress(list, ['tPIVOT', 'tSLIDING'], 'net') ?? '';
  const { pathname, searchParams } = new URL(address, 'https://x.ie');
  expect(pathname).toBe('/schedule');
  expect(searchParams.getAll('door')).toEqual(['tPIVOT', 'tSLIDING']);
  expect(unpackList(searchParams.get('list') ?? '')).toBe(list);
  expect(searchParams.get('prices')).toBe('net');
});

it('a schedule has no address if it is too long together with the doors of the order so far', () => {
  // With its name, a door takes 80 of the 8,000 characters.
  const doors = (count: number) => Array.from({ length: count }, () => 'x'.repeat(74));
  expect(listAddress(list, doors(98), 'with-vat')).not.toBeNull();
  expect(listAddress(list, doors(100), 'with-vat')).toBeNull();
});

it.each(['AAAA', '%%%', 'A'.repeat(9000)])('a damaged schedule is not read: %#', (packed) => {
  expect(unpackList(packed)).toBeNull();
});
