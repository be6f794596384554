import { describe, expect, it } from 'vitest';
import { testClock } from '../support/clock.ts';
import { deskEnquiries, morning } from '../support/desk-enquiries.ts';
import { startService } from '../support/service.ts';
import { signedIn } from '../support/staff.ts';

const hour = 3_600_000;
// The first enquiries came at nine in Dublin, two days ago: more than sixteen opening hours.
const service = await startService('embedded', { clock: testClock(morning + 49 * hour) });
const { like, add } = await deskEnquiries(service);
const member = await signedIn(service);
const from = (name: string) => ({
  request: { ...like.request, customer: { ...like.request.customer, name } },
});
const mine = { owner_id: member.account.id };
await add('con_late', 0, from('Late <b>Ann</b>'));
await add('con_new', 48 * 60, from('New Ben'));
await add('con_step', 1, from('Ciara'), {
  ...mine,
  stage: 'quoted',
  next_step: 'Ring about the glass',
  next_step_at: morning + 12 * hour,
});
await add('con_others', 2, from('Dara'), { owner_id: 'acc_other' });
await add('con_held', 47 * 60, { ...from('Emer'), status: 'held' });

/** The rows, each with its id, link and text. */
const rowsOf = (body: string) =>
  [...body.matchAll(/<tr class="desk-row[^>]*data-id="(\w+)"[^>]*>(.*?)<\/tr>/gs)].map(
    ([, id, row = '']) => ({
      id,
      link: /class="desk-line" href="([^"]+)"/.exec(row)?.[1],
      text: row.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '),
    }),
  );

describe('the page of today at the desk', () => {
  it('lists due enquiries with what to do, the longest waiting first', async () => {
    const { body } = await member.get('/staff/today');
    const rows = rowsOf(body);
    expect(rows.map(({ id }) => id)).toEqual(['con_step', 'con_late', 'con_held', 'con_new']);
    expect(rows.map(({ link }) => link)).toEqual([
      '/staff/enquiries/con_step?stage=open',
      '/staff/enquiries/con_late?stage=unanswered',
      '/staff/enquiries/con_held?moderation=held',
      '/staff/enquiries/con_new?stage=unanswered',
    ]);
    expect(rows[0]?.text).toContain('Ring about the glass Was due on 31 March 2026');
    expect(rows[1]?.text).toMatch(/Give a first answer Late: waiting for 1\d hours/);
    expect(rows[2]?.text).toContain('Release or reject Held for 1 hour ');
    expect(rows[3]?.text).toContain('Give a first answer Waiting for 1 hour ');
    expect(body).toContain('4 things to do: 2 first answers, 1 next step and 1 to judge.');
    expect(body).not.toContain('<b>Ann');
  });

  it('lists enquiries of colleagues only if asked to', async () => {
    const { body } = await member.get('/staff/today?whose=all');
    expect(rowsOf(body).map(({ id }) => id)).toContain('con_others');
    expect(body).toContain('href="/staff/today?whose=all&amp;by=value"');
  });

  it('can be ordered by next step, and ignores an unknown order', async () => {
    for (const query of ['?by=step', '?by=toString'])
      expect(rowsOf((await member.get(`/staff/today${query}`)).body)[0]?.id).toBe('con_step');
  });

  it('says that nothing is due if its list is empty', async () => {
    const empty = await signedIn(await startService('embedded'));
    expect((await empty.get('/staff/today')).body).toContain('Nothing is due');
  });
});
