import { expect, it } from 'vitest';
import { passkeyJobs } from './jobs.ts';

const site = { origin: 'https://doors.example.ie', id: 'doors.example.ie', name: 'Doors' };

it('registration excludes devices that already have a passkey of the account', async () => {
  const options = await passkeyJobs.registrationOptions({
    site,
    account: { id: 'stf_1', email: 'maeve@doors.example.ie' },
    known: [{ id: 'a2V5LW9uZQ', transports: ['usb', 'nfc'] }],
  });
  expect(options).toMatchObject({
    excludeCredentials: [{ id: 'a2V5LW9uZQ', type: 'public-key', transports: ['usb', 'nfc'] }],
  });
});
