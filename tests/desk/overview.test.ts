import { describe, expect, it } from 'vitest';
import { wallMs } from '../../src/app/shared/clock.ts';
import { internalPath, post, storedFor, unlimited } from '../api/requests.ts';
import { changeDoors, enquiryWithDoor } from '../support/changed-doors.ts';
import { change, clearEnquiry, decide } from '../support/desk.ts';
import { rawStatement } from '../support/raw-rows.ts';
import { type TestService, startService, storeKinds } from '../support/service.ts';
import { addStaff, signedIn } from '../support/staff.ts';

async function doorFrom(service: TestService, source: string, more: object = {}) {
  const answer = await post(service, internalPath, {
    ...{ source, customer: { name: 'Aoife', email: `${source.length}@example.ie` } },
    doors: [{ doorTypeKey: 'PIVOT', opWidth: '1000', opHeight: '2200', quantity: '2' }],
    ...more,
  });
  return storedFor(service, answer);
}

const csvOf = async (desk: Awaited<ReturnType<typeof signedIn>>, of: string) => {
  const answer = await desk.get(`/staff/overview.csv?days=7&of=${of}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8; header=present');
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.body.replace('\ufeff', '').split('\r\n');
};

describe.each(storeKinds)('the overview in money, on the %s store', (kind) => {
  it('sums the values of enquiries by stage, owner, source and day', async () => {
    const service = await startService(kind, { env: unlimited });
    const desk = await signedIn(service);
    const { account: maeve } = await addStaff(service, 'sales', 'maeve@doors.example.ie');
    const open = await doorFrom(service, 'partner-shop');
    const { priceEstimateInclVat: price } = open.estimate as { priceEstimateInclVat: number };
    expect(price).toBeGreaterThan(1000);
    const won = await doorFrom(service, '=HYPERLINK("x")');
    await change(service, won, 0, { kind: 'stage', stage: 'won', lostReason: null });
    await change(service, won, 1, { kind: 'owner', ownerId: maeve.id });
    await change(service, open, 0, { kind: 'stage', stage: 'quoted', lostReason: null });
    await clearEnquiry(service, { source: 'partner-shop' });
    await decide(service, 'rejected', [await doorFrom(service, 'spam')]);
    const rehearsal = await doorFrom(service, 'rehearsal');
    await rawStatement(service.env, `update enquiries set is_test = 1 where id = '${rehearsal.id}'`);
    expect(await csvOf(desk, 'pipeline')).toEqual([
      'Stage,Enquiries,"Open, EUR with VAT"',
      'New,1,0',
      'Contacted,0,0',
      `Quoted,1,${price}`,
      '',
    ]);
    expect(await csvOf(desk, 'owners')).toEqual([
      'Owner,Enquiries,"Open, EUR with VAT","Won, EUR with VAT"',
      `Nobody’s,2,${price},0`,
      `maeve@doors.example.ie,1,0,${price}`,
      '',
    ]);
    expect(await csvOf(desk, 'sources')).toEqual([
      'Source,Enquiries,"Open, EUR with VAT","Won, EUR with VAT"',
      `partner-shop,2,${price},0`,
      `"'=HYPERLINK(""x"")",1,0,${price}`,
      '',
    ]);
    expect((await csvOf(desk, 'won')).slice(0, -1).at(-1)).toBe(`2026-03-02,${price}`);
    expect((await csvOf(desk, 'answers')).slice(0, 2)).toEqual(['Time,Answers', 'Less than 1 hour,1']);
    const page = await desk.get('/staff/overview?days=7');
    const euro = `€${price.toLocaleString('en-IE')}`;
    expect(page.body).toContain(`<dt>Open</dt><dd>${euro}<small> in 2 enquiries</small></dd>`);
    expect(page.body).toContain(`<dt>Won</dt><dd>${euro}<small> in 1 enquiry</small></dd>`);
    for (const of of ['pipeline', 'won', 'owners', 'sources', 'answers', 'enquiries'])
      expect(page.body).toContain(`href="/staff/overview.csv?days=7&amp;of=${of}"`);
  });

  it('uses the value of an enquiry after its customer changed the doors', async () => {
    const service = await startService(kind, { env: unlimited });
    const enquiry = await enquiryWithDoor(service);
    expect(
      (await changeDoors(service, enquiry, { doors: ['tPIVOT-w1200-h2400', 'tPIVOT-w900-h2100'] })).kind,
    ).toBe('done');
    const changed = await service.store.enquiries.find(enquiry.id);
    const { priceEstimateInclVat: price } = changed?.estimate as { priceEstimateInclVat: number };
    const { receivedAt } = enquiry;
    const rows = await service.store.overview.counts(receivedAt, wallMs(receivedAt + 1));
    expect(rows.map(({ value }) => value)).toEqual([price * 100]);
  });
});

it('a CSV file of an unknown table is 404', async () => {
  const service = await startService('embedded');
  const desk = await signedIn(service);
  for (const of of ['', 'x', '__proto__'])
    expect((await desk.get(`/staff/overview.csv?of=${of}`)).statusCode).toBe(404);
});
