import type { Email } from 'postal-mime';
import { beforeAll, describe, expect, it } from 'vitest';
import { bareCard, cardOf, fullCard, sampleCard } from '../support/business.ts';
import { expectAccessible, expectNoSidewaysScroll, openPage } from '../support/chromium.ts';
import { enquiries } from '../support/mail-enquiries.ts';
import { startMailServer } from '../support/mail-server.ts';
import { startSender } from '../support/mail-sender.ts';

/** A mail as mail clients render it: with inline images, and without remote content. */
function shownHtml({ html = '', attachments }: Email): string {
  return attachments.reduce((page, { contentId, mimeType, content }) => {
    if (contentId === undefined || typeof content === 'string') return page;
    const bytes = Buffer.from(content instanceof ArrayBuffer ? new Uint8Array(content) : content);
    const cid = contentId.replace(/^<|>$/g, '');
    return page.replaceAll(`cid:${cid}`, `data:${mimeType};base64,${bytes.toString('base64')}`);
  }, html);
}

/** Each kind of mail with its enquiry, recipient and business card. */
const mails = {
  'to staff, of configured doors': ['configured', 'staff', cardOf(fullCard)],
  'to staff, of doors in words': ['described', 'staff', cardOf(fullCard)],
  'to staff, of a question': ['question', 'staff', cardOf(bareCard)],
  'to staff, held': ['held', 'staff', cardOf(fullCard)],
  'to the customer, of configured doors': ['configured', 'customer', cardOf(fullCard)],
  'to the customer, of doors in words': ['described', 'customer', sampleCard],
  'to the customer, of a question': ['question', 'customer', cardOf(bareCard)],
} as const;

const shown = new Map<string, string>();

beforeAll(async () => {
  const { url, received } = await startMailServer();
  for (const [name, [kind, to, business]] of Object.entries(mails)) {
    expect(await startSender({ url, business }).send(enquiries[kind], to)).toMatchObject({
      kind: 'delivered',
    });
    const mail = received.at(-1)?.mail;
    if (mail) shown.set(name, shownHtml(mail));
  }
});

describe.each(Object.keys(mails))('a mail: %s', (name) => {
  it.each([
    ['light', 600],
    ['dark', 360],
  ] as const)(
    'is accessible in a %s mail client of %i pixels, and loads nothing remote',
    async (colorScheme, width) => {
      const viewport = { width, height: 800 };
      const { page, complaints } = await openPage('https://nowhere.example', { colorScheme, viewport });
      await page.setContent(shown.get(name) ?? '');
      const broken = () => [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length;
      expect(await page.evaluate(broken)).toBe(0);
      expect(await page.locator('h1').count()).toBe(1);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );
});
