import { bounds } from '../bounds.ts';
import { attemptsInWords } from '../events/retry-times.ts';
import { webhookKinds } from '../events/webhooks.ts';
import { withReferences } from './schema-references.ts';

type Json = Record<string, unknown>;

/** The webhooks of the OpenAPI description: one entry for each message type. */
export function describeWebhooks(components: Map<string, unknown>): Json {
  return Object.fromEntries(
    Object.entries(webhookKinds).map(([type, { summary, description, body, example }]) => [
      type,
      {
        post: {
          operationId: operationIdOf(type),
          tags: ['Webhooks'],
          summary,
          description,
          security: [],
          parameters: headers,
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: withReferences(body, components),
                examples: { [type]: { summary, value: example } },
              },
            },
          },
          responses,
        },
      },
    ]),
  );
}

/** `enquiry.created` becomes enquiryCreated, which is an identifier in every client generator. */
const operationIdOf = (type: string) => type.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase());

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const headers = [
  header(
    'webhook-id',
    'Names the event, the same on every repeat: what you have had under it needs no second look.',
  ),
  header('webhook-timestamp', 'When this attempt was made, in seconds since 1970. Refuse what is old.'),
  header(
    'webhook-signature',
    '`v1,` and the HMAC-SHA256 of id, timestamp and body, joined by dots, in base64; several separated by spaces while the secret is changed. One of them has to be right.',
  ),
];

const responses = {
  '2XX': { description: 'You have it.' },
  '410': { description: 'You want nothing more: the endpoint is switched off.' },
  default: {
    description:
      `Anything else, a redirect too, or no whole answer within ${bounds.webhookSeconds} seconds: it is sent again. ` +
      `Attempts are made ${attemptsInWords}, each up to a tenth later.`,
  },
};
