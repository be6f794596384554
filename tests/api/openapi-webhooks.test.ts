import { describe, expect, it } from 'vitest';
import { operationList } from '../../src/app/operations/table.ts';
import { readConfig } from '../../src/config.ts';
import { openApiDocument } from '../../src/contract/describing/openapi.ts';
import { eventTypes } from '../../src/contract/events/event.ts';
import { createQuote } from '../support/door-quotes.ts';
import { storedEvents, wantEvents } from '../support/deliveries.ts';
import { startService } from '../support/service.ts';
import { contactPath, post, validBody } from './requests.ts';
import { complaintsOf } from './schema-check.ts';

interface Described {
  readonly webhooks: Readonly<
    Record<
      string,
      {
        post: {
          parameters: { name: string }[];
          requestBody: {
            content: Record<string, { schema: object; examples: Record<string, { value: unknown }> }>;
          };
          responses: object;
        };
      }
    >
  >;
  readonly components: object;
}

const { webhooks, components } = openApiDocument(
  operationList,
  'https://doors.example.ie',
  readConfig({}),
) as unknown as Described;

const contentOf = (type: string) => {
  const content = webhooks[type]?.post.requestBody.content['application/json'];
  if (!content) throw new Error(`${type} is not described`);
  return { ...content, schema: { ...content.schema, components } };
};

describe('the OpenAPI description of webhooks', () => {
  it('has an entry for every event and for the ping, with the headers and answers of Standard Webhooks', () => {
    expect(Object.keys(webhooks)).toEqual([...eventTypes, 'ping']);
    for (const { post: described } of Object.values(webhooks)) {
      expect(described.parameters.map(({ name }) => name)).toEqual([
        'webhook-id',
        'webhook-timestamp',
        'webhook-signature',
      ]);
      expect(Object.keys(described.responses).sort()).toEqual(['2XX', '410', 'default']);
    }
  });

  it.each([...eventTypes, 'ping'])('has a valid example of %s', (type) => {
    const { schema, examples } = contentOf(type);
    const value = examples[type]?.value;
    expect(value).toMatchObject({ type });
    expect(complaintsOf(schema, value)).toEqual([]);
  });

  it('matches the events that are sent', async () => {
    const service = await startService('embedded');
    await wantEvents(service.env);
    await post(service, contactPath, validBody(contactPath));
    await createQuote(service);
    const events = await storedEvents(service.env);
    expect(events.map(({ type }) => type).sort()).toEqual(['enquiry.created', 'quote.created']);
    for (const { type, body } of events)
      expect(complaintsOf(contentOf(String(type)).schema, JSON.parse(String(body)))).toEqual([]);
  });

  it('allows new event types and statuses', () => {
    const text = JSON.stringify(components);
    expect(text).toContain(
      '"x-extensible-enum":["enquiry.created","enquiry.held","enquiry.updated","enquiry.changed"]',
    );
    expect(text).toContain('"x-extensible-enum":["new","held","rejected"]');
  });
});
