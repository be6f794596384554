/** A tool of partners that generates a client from the OpenAPI description. */
export interface Generator {
  /** The command that generates the client in the current folder, from `../openapi.json`. */
  readonly command: readonly [script: URL, ...args: string[]];
  /** Extra files the tool needs. */
  readonly files?: Readonly<Record<string, string>>;
  /** The four calls of the round trip with this client, without our own types and without casts. */
  readonly calls: string;
}

const description = '../openapi.json';

export const generators: Readonly<Record<string, Generator>> = {
  'hey-api': {
    command: [
      new URL('./node_modules/@hey-api/openapi-ts/bin/run.js', import.meta.url),
      '-f',
      'openapi-ts.config.mjs',
    ],
    files: {
      'openapi-ts.config.mjs': `export default {
        input: '${description}',
        output: { path: 'client', module: { extension: '.js' } },
        plugins: ['@hey-api/client-fetch', '@hey-api/sdk'],
      };`,
    },
    calls: `
      import { client } from './client/client.gen.js';
      import * as sdk from './client/index.js';
      client.setConfig({ baseUrl: process.env['BASE'] ?? '', throwOnError: true });
      export const estimate = async (body: sdk.EstimateInternalDoorPriceData['body']) =>
        (await sdk.estimateInternalDoorPrice({ body, throwOnError: true })).data;
      export const recommend = async (body: sdk.RecommendInternalDoorConfigurationData['body']) =>
        (await sdk.recommendInternalDoorConfiguration({ body, throwOnError: true })).data;
      export const quote = async (body: sdk.CreateInternalDoorQuoteData['body']) =>
        (await sdk.createInternalDoorQuote({ body, throwOnError: true })).data;
      export const enquire = async (body: sdk.SubmitInternalDoorsQuoteData['body']) =>
        (await sdk.submitInternalDoorsQuote({ body, throwOnError: true })).data;
    `,
  },
  orval: {
    command: [
      new URL('./node_modules/orval/dist/bin/orval.mjs', import.meta.url),
      '--config',
      'orval.config.mjs',
      '--quiet',
    ],
    files: {
      'orval.config.mjs': `export default {
        doors: {
          input: '${description}',
          output: { client: 'fetch', target: './client.ts', baseUrl: { getBaseUrlFromSpecification: true } },
        },
      };`,
    },
    calls: `
      import * as client from './client.js';
      function done<Answer extends { status: number }>(answer: Answer): Extract<Answer, { status: 200 }> {
        if (is200(answer)) return answer;
        throw new Error(JSON.stringify(answer));
      }
      const is200 = <Answer extends { status: number }>(
        answer: Answer,
      ): answer is Extract<Answer, { status: 200 }> => answer.status === 200;
      export const estimate = async (body: client.InternalDoorEstimateRequest) =>
        done(await client.estimateInternalDoorPrice(body)).data;
      export const recommend = async (body: client.InternalDoorRecommendRequest) =>
        done(await client.recommendInternalDoorConfiguration(body)).data;
      export const quote = async (body: client.DoorQuoteRequest) =>
        done(await client.createInternalDoorQuote(body)).data;
      export const enquire = async (body: client.QuoteRequest) =>
        done(await client.submitInternalDoorsQuote(body)).data;
    `,
  },
  'openapi-typescript': {
    command: [
      new URL('./node_modules/openapi-typescript/bin/cli.js', import.meta.url),
      description,
      '-o',
      'client.ts',
    ],
    calls: `
      import type { paths } from './client.js';
      type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : never;
      type Post<Path extends keyof paths> = NonNullable<paths[Path]['post']>;
      const to =
        <Path extends keyof paths>(path: Path) =>
        async (body: Json<Post<Path>['requestBody']>): Promise<Json<Post<Path>['responses'][200]>> => {
          const answer = await fetch(process.env['BASE'] + path, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          });
          if (!answer.ok) throw new Error(await answer.text());
          return answer.json();
        };
      export const estimate = to('/api/internal-doors/estimate');
      export const recommend = to('/api/internal-doors/recommend');
      export const quote = to('/api/internal-doors/quote');
      export const enquire = to('/api/quote/internal-doors');
    `,
  },
  'openapi-zod-client': {
    command: [
      new URL('./node_modules/openapi-zod-client/bin.js', import.meta.url),
      description,
      '-o',
      'client.ts',
    ],
    calls: `
      import { createApiClient } from './client.js';
      const client = createApiClient(process.env['BASE'] ?? '');
      export const estimate = client.estimateInternalDoorPrice;
      export const recommend = client.recommendInternalDoorConfiguration;
      export const quote = client.createInternalDoorQuote;
      export const enquire = client.submitInternalDoorsQuote;
    `,
  },
};

/**
 * The program of a partner, the same for every client: it sends a priced, a suggested and an alternative door
 * to every endpoint that takes doors, unchanged.
 */
export const roundTrip = `
  import { enquire, estimate, quote, recommend } from './calls.js';
  const opening = { widthMm: 1500, heightMm: 2100 };
  const { doors, recovery } = await estimate({
    doors: [{ doorTypeKey: 'SINGLE_HINGED', opWidth: '1500', opHeight: '2100' }],
  });
  const priced = doors[0];
  const suggested = recovery?.suggestions[0]?.door;
  if (!priced || !suggested) throw new Error('No door was answered');
  const option = (await recommend({ opening, selectedDoor: suggested })).options[1]?.door;
  if (!option) throw new Error('No option was answered');

  const told = [];
  for (const door of [priced, suggested, option]) {
    const customer = { name: 'Aoife Byrne', email: \`door.\${told.length}.\${process.env['WHO']}@example.ie\` };
    const again = await estimate({ doors: [door] });
    const compared = await recommend({ opening, selectedDoor: door });
    const review = await quote({ customer, doors: [door] });
    const sent = await enquire({ customer, doors: [door] });
    told.push({
      design: [door.design, again.doors[0]?.design, compared.options[0]?.door.design],
      price: [again.priceEstimate, compared.options[0]?.estimatedPrice],
      review: review.quoteUrl,
      stored: sent.id,
      ignored: [again.ignored, compared.ignored, review.ignored, sent.ignored],
    });
  }
  console.log(JSON.stringify(told));
`;
