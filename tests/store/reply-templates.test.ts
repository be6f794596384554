import { describe, expect, it } from 'vitest';
import { sessionName } from '../../src/app/accounts/sessions.ts';
import { createTemplateAdmin } from '../../src/app/replies/template.ts';
import { createRandomIds } from '../../src/app/shared/ids.ts';
import { rawRows } from '../support/raw-rows.ts';
import { startService, storeKinds } from '../support/service.ts';
import { signedIn } from '../support/staff.ts';

describe.each(storeKinds)('reply templates, on the %s store', (kind) => {
  async function start() {
    const service = await startService(kind);
    const { store, clock } = service;
    const admin = await signedIn(service, 'admin');
    const by = { ...admin, isProved: true };
    const templates = createTemplateAdmin({
      ...{ templates: store.replyTemplates, ids: createRandomIds(clock), clock },
      doing: (who) => ({ at: clock.now(), actor: 'maeve', admin: sessionName(who), mailsOwner: false }),
    });
    const typed = (name: string, changedAt: number | null = null, id = templates.newId()) => ({
      ...{ id, name, subject: '{reference}', text: 'Dear {name}', changedAt },
    });
    return { service, by, templates, typed };
  }

  it('are listed by name, changed and removed, and the audit names the account', async () => {
    const { service, by, templates, typed } = await start();
    const visit = typed('Visit');
    expect(await templates.save(by, visit)).toBeNull();
    expect(await templates.save(by, typed('Price'))).toBeNull();
    const { id, changedAt } = (await templates.list())[1] ?? expect.fail('there is none');
    service.clock.advance(1000);
    expect(await templates.save(by, { ...visit, text: 'Hello\r\n{name}', changedAt })).toBeNull();
    expect(await templates.list()).toMatchObject([
      { name: 'Price', text: 'Dear {name}' },
      { id, name: 'Visit', subject: '{reference}', text: 'Hello\n{name}', changedAt: changedAt + 1000 },
    ]);
    service.clock.advance(1000);
    expect(await templates.remove(by, id)).toBeNull();
    expect(await templates.remove(by, id)).toEqual({ fault: 'There is no such template any more.' });
    expect((await templates.list()).map(({ name }) => name)).toEqual(['Price']);
    const audited = (await service.store.audit.latest(9)).map(({ actor, action }) => [actor, action]);
    expect(audited.filter(([, action]) => action?.startsWith('templates.'))).toEqual([
      ['maeve', 'templates.remove'],
      ['maeve', 'templates.save'],
      ['maeve', 'templates.save'],
      ['maeve', 'templates.save'],
    ]);
  });

  it('are saved once from a form that is sent twice, and not over a change since the page was loaded', async () => {
    const { service, by, templates, typed } = await start();
    const visit = typed('Visit');
    expect(await templates.save(by, visit)).toBeNull();
    service.clock.advance(1000);
    expect(await templates.save(by, visit)).toBeNull();
    expect(await rawRows(service.env, 'reply_templates')).toHaveLength(1);
    expect(await templates.save(by, { ...visit, text: 'Other' })).toEqual({
      fault: 'Another admin changed or removed this template meanwhile: load the page anew first.',
    });
    expect(await templates.save(by, typed('Visit'))).toEqual({
      fault: 'There is a template called Visit already: give this one another name.',
    });
    expect((await templates.list()).map(({ text }) => text)).toEqual(['Dear {name}']);
  });

  it('are limited to fifty', async () => {
    const { by, templates, typed } = await start();
    for (let n = 0; n < 50; n += 1) expect(await templates.save(by, typed(`Text ${n}`))).toBeNull();
    expect(await templates.save(by, typed('One more'))).toEqual({
      fault: 'There are 50 templates, which is the most: remove one first.',
    });
  });

  it.each([
    [{ name: ' ' }, 'The name is empty: write something first.'],
    [{ name: 'n'.repeat(61) }, 'The name is too long: keep it to 60 characters.'],
    [{ subject: 'a\r\nBcc: b' }, 'The subject is one line, without control characters.'],
    [
      { subject: 'Your {doors}' },
      'There is no {doors} that could be filled in in the subject: use {name}, {reference}, {total}, {weeks}.',
    ],
    [
      { text: 'It costs {price}' },
      'There is no {price} that could be filled in in the text: use {name}, {reference}, {total}, {weeks}, {doors}, {link}.',
    ],
    [{ text: 't'.repeat(5001) }, 'The text is too long: keep it to 5000 characters.'],
    [{ id: 'x' }, 'Please load the page anew first.'],
  ])('are refused if a field is invalid: %j', async (more, fault) => {
    const { service, by, templates, typed } = await start();
    expect(await templates.save(by, { ...typed('Visit'), ...more })).toEqual({ fault });
    expect(await rawRows(service.env, 'reply_templates')).toEqual([]);
  });
});
