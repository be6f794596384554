import { describe, expect, it } from 'vitest';
import { parseAddresses, parseMailbox, parseSmtpUrl } from './mail-settings.ts';

describe('the SMTP URL', () => {
  it.each([
    ['smtp://mail.example.ie', { host: 'mail.example.ie', port: 587, encryption: 'required', login: null }],
    ['smtps://mail.example.ie/', { host: 'mail.example.ie', port: 465, encryption: 'at-once', login: null }],
    ['SMTP://mail.example.ie:25', { host: 'mail.example.ie', port: 25, encryption: 'required', login: null }],
    ['smtp://mail.example.ie:80', { host: 'mail.example.ie', port: 80, encryption: 'required', login: null }],
    [
      'smtps://desk%40example.ie:p%3Aa%2Fs%25s@mail.example.ie:2465',
      {
        host: 'mail.example.ie',
        port: 2465,
        encryption: 'at-once',
        login: { user: 'desk@example.ie', password: 'p:a/s%s' },
      },
    ],
    ['smtp://localhost:1025', { host: 'localhost', port: 1025, encryption: 'offered', login: null }],
    ['smtp://127.0.0.1:25', { host: '127.0.0.1', port: 25, encryption: 'offered', login: null }],
    ['smtp://[::1]:25', { host: '::1', port: 25, encryption: 'offered', login: null }],
    ['smtp://[2001:db8::7]', { host: '2001:db8::7', port: 587, encryption: 'required', login: null }],
    ['smtps://localhost', { host: 'localhost', port: 465, encryption: 'at-once', login: null }],
    [
      'smtp://127.0.0.1.example.ie',
      { host: '127.0.0.1.example.ie', port: 587, encryption: 'required', login: null },
    ],
  ])('is parsed from %s', (text, server) => {
    expect(parseSmtpUrl(text)).toEqual(server);
  });

  it.each([
    'mail.example.ie',
    'http://mail.example.ie',
    'smtp:mail.example.ie',
    'smtp://',
    'smtp://:25',
    'smtp://user@mail.example.ie',
    'smtp://:password@mail.example.ie',
    'smtp://user:%zz@mail.example.ie',
    'smtp://mail.example.ie/inbox',
    'smtp://mail.example.ie?tls=no',
    'smtp://mail.example.ie#x',
    'smtp://mail.example.ie:99999',
    'smtp://mail example.ie',
    'smtp://one.example.ie,two.example.ie',
  ])('is not parsed from %j', (text) => {
    expect(parseSmtpUrl(text)).toBeNull();
  });
});

describe('a mail address', () => {
  it.each([
    ['desk@doors.example.ie', 'desk@doors.example.ie'],
    [' First.Last+tag@Example.IE ', 'First.Last+tag@example.ie'],
    ['desk@fáinne.ie', 'desk@xn--finne-xqa.ie'],
  ])('%j is normalised to %s', (text, address) => {
    expect(parseMailbox(text)).toEqual({ name: '', address });
  });

  it.each([
    '',
    'desk',
    '@doors.example.ie',
    'desk@',
    'desk@localhost',
    'desk@192.0.2.1',
    'a b@example.ie',
    'a@b@example.ie',
    'seán@example.ie',
    'desk@example.ie\r\nBcc: all@example.ie',
    'desk@example.ie, other@example.ie',
    '"quoted"@example.ie',
    '.desk@example.ie',
    'desk@-example.ie',
    `${'a'.repeat(250)}@example.ie`,
  ])('is not parsed from %j', (text) => {
    expect(parseMailbox(text)).toBeNull();
  });

  it('can have a display name', () => {
    const address = 'desk@example.ie';
    expect(parseMailbox(address)).toEqual({ name: '', address });
    expect(parseMailbox('Doors of Steel <desk@example.ie>')).toEqual({ name: 'Doors of Steel', address });
    expect(parseMailbox('"Doors, Steel" <desk@example.ie>')).toEqual({ name: 'Doors, Steel', address });
    expect(parseMailbox('<desk@example.ie>')).toEqual({ name: '', address });
  });

  it.each([
    'Doors desk@example.ie',
    'Doors <desk>',
    'A <b> <desk@example.ie>',
    'A\nBcc: x@example.ie <desk@example.ie>',
    'A\u202e <desk@example.ie>',
    `${'n'.repeat(101)} <desk@example.ie>`,
  ])('is not parsed with the invalid display name of %j', (text) => {
    expect(parseMailbox(text)).toBeNull();
  });

  it('can be in a list of at most twenty', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `s${index}@example.ie`);
    expect(parseAddresses('a@example.ie, b@example.ie')).toEqual(['a@example.ie', 'b@example.ie']);
    expect(parseAddresses(many(20).join())).toHaveLength(20);
    expect(parseAddresses(many(21).join())).toBeNull();
    expect(parseAddresses('a@example.ie,')).toBeNull();
  });
});
