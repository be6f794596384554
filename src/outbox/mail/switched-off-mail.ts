import type { MailContent } from './content.ts';

/** The mail to staff that a webhook endpoint was disabled. */
export const switchedOffMail = (
  sender: string,
  endpoint: { readonly id: string; readonly url: string },
  reason: string,
): MailContent => ({
  subject: `A webhook was switched off: ${endpoint.id}`,
  sender,
  title: 'A webhook was switched off',
  preview: 'Another system hears of no enquiries any more.',
  parts: [
    {
      kind: 'notice',
      title: 'Another system hears of no enquiries any more',
      text: 'Enquiries are stored and mailed as before. Whoever runs that system has to mend its receiver first.',
    },
    {
      kind: 'facts',
      facts: [
        { name: 'Endpoint', value: endpoint.id },
        { name: 'Address', value: { theirs: endpoint.url } },
        { name: 'Why', value: reason },
      ],
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        `Switch it on again with the command: webhooks enable ${endpoint.id}`,
        `See what it missed: webhooks deliveries --endpoint ${endpoint.id} --state failed`,
        'Send one of these again: webhooks repeat, and its id',
      ],
    },
  ],
  footer: ['Sent by itself, once, to those who hear of every enquiry.'],
});
