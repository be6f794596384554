import { expect, it } from 'vitest';
import { passkeyJobs } from './jobs.ts';

const site = { origin: 'https://doors.example.ie', id: 'doors.example.ie', name: 'Doors' };

it('excludes devices that have a passkey from registration', async () => {
  const options = await passkeyJobs.registrationOptions({
    site,
    account: { id: 'stf_1', email: 'maeve@doors.example.ie' },
    known: [{ id: 'a2V5LW9uZQ', transports: ['usb', 'nfc'] }],
  });
  expect(options).toMatchObject({
    excludeCredentials: [{ id: 'a2V5LW9uZQ', type: 'public-key', transports: ['usb', 'nfc'] }],
  });
});
