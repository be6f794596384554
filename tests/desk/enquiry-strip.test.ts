import { describe, expect, it } from 'vitest';
import { internalPath, post, storedFor, unlimited, validBody } from '../api/requests.ts';
import { clearEnquiry } from '../support/desk.ts';
import { startService } from '../support/service.ts';
import { signedIn } from '../support/staff.ts';

const textOf = (body: string) => body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('a change on the page of an enquiry', () => {
  it('can be undone with a button, without scripts, unless a colleague has changed the same field since', async () => {
    const service = await startService('embedded', { env: unlimited });
    const [desk, other] = [await signedIn(service), await signedIn(service)];
    const { id } = await clearEnquiry(service);
    const address = `/staff/enquiries/${id}`;
    const undo = async (location: unknown) => {
      const { body } = await desk.get(String(location));
      expect(body).toMatch(/<button class="button-quiet desk-undo" form="desk-undo"[^>]*>Undo<\/button>/);
      const form = /<form[^>]* id="desk-undo"[^>]*>.*?<\/form>/s.exec(body)?.[0] ?? '';
      expect(form).toContain(`action="${address}/undo"`);
      return desk.post(`${address}/undo`, { change: /name="change" value="(\w+)"/.exec(form)?.[1] ?? '' });
    };
    await desk.get(address);
    const rejected = await desk.post(`${address}/moderation`, { seen: '0', decision: 'rejected' });
    const undone = await undo(rejected.headers.location);
    expect([undone.statusCode, undone.headers.location]).toEqual([303, `${address}?done=undone`]);
    const shown = await desk.get(`${address}?done=undone`);
    expect(textOf(shown.body)).toContain('It is undone.');
    expect(textOf(shown.body)).toContain('undid the rejection');
    expect(shown.body).not.toContain('desk-undo');
    expect((await service.store.enquiries.find(id))?.status).toBe('new');

    const contacted = await desk.post(`${address}/stage`, { seen: '2', stage: 'contacted' });
    await other.get(address);
    await other.post(`${address}/stage`, { seen: '3', stage: 'quoted' });
    const refused = await undo(contacted.headers.location);
    expect(refused.statusCode).toBe(422);
    expect(textOf(refused.body)).toContain(
      `This was not undone Since then: ${other.account.email} moved it from contacted to quoted.`,
    );
    const tooLate = await other.post(`${address}/undo`, { change: 'chg_none' });
    expect(tooLate.body).toContain('It is too long ago.');
  });

  it('has no undo button if it releases the enquiry, because that mails the customer', async () => {
    const service = await startService('embedded', { env: unlimited });
    const desk = await signedIn(service);
    const { id } = await clearEnquiry(service);
    await desk.get('/staff');
    await desk.post(`/staff/enquiries/${id}/moderation`, { seen: '0', decision: 'rejected' });
    const released = await desk.post(`/staff/enquiries/${id}/moderation`, {
      seen: '1',
      decision: 'released',
    });
    expect(released.headers.location).toBe(`/staff/enquiries/${id}?done=released`);
  });
});

describe('the place on the page of an enquiry', () => {
  const pageOf = async (env: object, eirCode: string) => {
    const service = await startService('embedded', { env: { ...unlimited, ...env } });
    const sent = await post(service, internalPath, { ...validBody(internalPath), eirCode });
    const { id } = await storedFor(service, sent);
    return (await (await signedIn(service)).get(`/staff/enquiries/${id}`)).body;
  };
  const linkIn = (body: string) => /<a href="https:[^>]*>/.exec(body)?.[0];

  it("links to the operator's map in a new window, without referrer and opener", async () => {
    const MAP_URL = 'https://maps.example.ie/{place}?q={place}';
    expect(linkIn(await pageOf({ MAP_URL }, 'd02x285'))).toBe(
      '<a href="https://maps.example.ie/D02%20X285?q=D02%20X285" rel="noopener noreferrer nofollow" referrerpolicy="no-referrer" target="_blank">',
    );
    expect(linkIn(await pageOf({ MAP_URL }, 'Baile Átha/Cliath?&'))).toContain(
      'href="https://maps.example.ie/Baile%20%C3%81tha%2FCliath%3F%26?q=Baile%20%C3%81tha%2FCliath%3F%26"',
    );
  });

  it('is plain text if the operator has configured no map', async () => {
    const body = await pageOf({}, 'd02x285');
    expect(linkIn(body)).toBeUndefined();
    expect(textOf(body)).toContain('D02 X285');
  });
});
