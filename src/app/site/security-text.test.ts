import { describe, expect, it } from 'vitest';
import { parseContacts, secureAddress, securityText } from './security-text.ts';

describe('the security contact', () => {
  it('can be a mailto, https or tel URI, or a mail address, which becomes a mailto URI', () => {
    expect(
      parseContacts(
        'security@doors.example.ie, mailto:desk@doors.example.ie,https://doors.example.ie/report ,tel:+353-1-679-1234',
      ),
    ).toEqual([
      'mailto:security@doors.example.ie',
      'mailto:desk@doors.example.ie',
      'https://doors.example.ie/report',
      'tel:+353-1-679-1234',
    ]);
  });

  it.each([
    'nobody',
    'http://doors.example.ie',
    'https://',
    'mailto:',
    'mailto:nobody',
    'nobody@localhost',
    'a@b@example.ie',
    'mailto:a@example.ie>',
    'tel:',
    'tel:call us',
    'a@example.ie,',
    'a@example.ie b@example.ie',
    'a@example.ie\nContact: mailto:b@example.ie',
    'https://doors.example.ie/a b',
    'javascript:alert(1)',
  ])('is not parsed from %j', (text) => {
    expect(parseContacts(text)).toBeNull();
  });

  it.each(['MAILTO:a@example.ie', 'TEL:(01)679.1234', 'HTTPS://doors.example.ie/report'])(
    'can have capitals: %s',
    (text) => {
      expect(parseContacts(text)).toEqual([text]);
    },
  );

  it('can have a policy, with an https URL only', () => {
    expect(secureAddress('https://doors.example.ie/policy')).toBe('https://doors.example.ie/policy');
    expect(secureAddress('http://doors.example.ie/policy')).toBeNull();
  });
});

describe('security.txt', () => {
  const now = Date.parse('2026-03-02T10:15:00Z');

  it('has all fields that RFC 9116 requires', () => {
    const contacts = ['mailto:a@example.ie', 'tel:+35316791234'];
    expect(
      securityText({ contacts, policy: 'https://a.example.ie/p' }, 'https://doors.example.ie', now),
    ).toBe(
      `Contact: mailto:a@example.ie
Contact: tel:+35316791234
Expires: 2026-12-27T00:00:00Z
Preferred-Languages: en
Canonical: https://doors.example.ie/.well-known/security.txt
Policy: https://a.example.ie/p
`,
    );
  });

  it('has no policy line without a policy', () => {
    const text = securityText({ contacts: ['mailto:a@example.ie'], policy: null }, 'https://a.ie', now);
    expect(text).toMatch(/\nCanonical: \S+\n$/);
  });
});
