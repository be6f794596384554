import { describe, expect, it } from 'vitest';
import { type Problem, type ProblemCode, problems } from '../../src/contract/problems.ts';
import { problemExample } from '../../src/contract/describing/problem-examples.ts';
import { startService } from '../support/service.ts';

const base = 'https://doors.example.ie';
const { server } = await startService('embedded', { env: { RATE_LIMIT_ANONYMOUS: '1/1m' } });

/** The section of the errors page that the URL of the type points to. */
async function explained(type: string): Promise<string | undefined> {
  const { origin, pathname, hash } = new URL(type);
  expect(origin).toBe(base);
  const page = await server.inject(pathname);
  expect(page.statusCode).toBe(200);
  const [, section] = page.body.split(`<h3 id="${hash.slice(1)}">`);
  return section?.split('<h3')[0];
}

describe('the type of a problem', () => {
  it.each(Object.keys(problems) as ProblemCode[])(
    'is the URL of the section in the guide about the code %s',
    async (code) => {
      expect(await explained(problemExample(code, base).type)).toContain(`${problems[code].title}.`);
    },
  );

  it('leads from a 429 to the advice on rate limits', async () => {
    const ask = () => server.inject('/api/internal-doors/products');
    await ask();
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    const { type } = refused.json<Problem>();
    expect(type).toBe('https://doors.example.ie/docs/errors#rate_limited');
    const section = await explained(type);
    expect(section).toContain('Too many requests.');
    expect(section).toContain('Wait as long as <code>Retry-After</code> says, then retry once.');
  });
});
