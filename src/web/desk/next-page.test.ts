import { expect, it } from 'vitest';
import { nextPage, signInAddress } from './next-page.ts';

it.each(['/staff', '/staff/account', '/staff/enquiries/con_1?q=a%20b&stage=new', '/staff?q=x'])(
  'nextPage accepts %s',
  (path) => {
    expect(nextPage(path)).toBe(path);
  },
);

it.each([
  undefined,
  ['/staff/account', '/staff'],
  '',
  '/',
  'staff',
  '/staffing',
  '//evil.example/staff',
  '/staff/../..//evil.example',
  '/staff/..',
  '/staff/%2e%2e/products',
  '/staff\\..\\x',
  '/staff/\n/evil',
  'https://evil.example/staff',
  'javascript:alert(1)',
  '/staff/sign-out',
  '/staff/sign-in?next=/staff/sign-in',
  `/staff/${'a'.repeat(2000)}`,
])('nextPage replaces %s by the page of the day', (path) => {
  expect(nextPage(path)).toBe('/staff/today');
});

it.each([
  ['/staff', '/staff/sign-in'],
  ['/staff/today', '/staff/sign-in'],
  ['/staff?stage=open', '/staff/sign-in?next=%2Fstaff%3Fstage%3Dopen'],
  ['/staff/enquiries/con_1', '/staff/sign-in?next=%2Fstaff%2Fenquiries%2Fcon_1'],
])('a request for %s without a session goes to %s', (path, address) => {
  expect(signInAddress(path)).toBe(address);
});
