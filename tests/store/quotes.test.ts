import { describe, expect, it } from 'vitest';
import { contactPath, post, unlimited, validBody } from '../api/requests.ts';
import { createQuote, pageSubmit } from '../support/door-quotes.ts';
import { rawRows } from '../support/raw-rows.ts';
import { startService, storeKinds } from '../support/service.ts';

describe.each(storeKinds)('door quotes, on the %s store', (kind) => {
  it('refer to the enquiry that they became: a duplicate to that of the first, an unsent quote to none', async () => {
    const service = await startService(kind, { env: unlimited });
    await post(service, contactPath, validBody(contactPath));
    const [sent, copy, unsent] = [
      await createQuote(service),
      await createQuote(service),
      await createQuote(service),
    ];
    const first = await service.submitDoorQuote(pageSubmit(sent.token));
    const at = service.clock.now();
    service.clock.advance(1000);
    const second = await service.submitDoorQuote(pageSubmit(copy.token));
    expect(second).toEqual({ id: first?.id, reference: first?.reference, repeated: true, differs: false });

    const enquiryOf = async (token: string) => (await service.openDoorQuote(token))?.enquiry;
    const became = { id: first?.id, reference: first?.reference };
    expect(await enquiryOf(sent.token)).toEqual({ ...became, at });
    expect(await enquiryOf(copy.token)).toEqual({ ...became, at: at + 1000 });
    expect(await enquiryOf(unsent.token)).toBeNull();
    const rows = await rawRows(service.env, 'door_quotes');
    expect(Object.fromEntries(rows.map(({ id, enquiry_id }) => [id, enquiry_id]))).toEqual({
      [sent.id]: first?.id,
      [copy.id]: first?.id,
      [unsent.id]: null,
    });
  });
});
