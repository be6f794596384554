import { describe, expect, it } from 'vitest';
import { startService } from '../support/service.ts';

describe('security.txt', () => {
  it('contains the contact for reporting a weakness, and expires within a year', async () => {
    const { server, clock } = await startService('embedded', {
      env: {
        SECURITY_CONTACT: 'security@doors.example.ie,https://doors.example.ie/report',
        SECURITY_POLICY: 'https://doors.example.ie/policy',
      },
    });
    const { statusCode, headers, body } = await server.inject('/.well-known/security.txt');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(
      body
        .replace(/^Expires: .*$/m, 'Expires: …')
        .trimEnd()
        .split('\n'),
    ).toEqual([
      'Contact: mailto:security@doors.example.ie',
      'Contact: https://doors.example.ie/report',
      'Expires: …',
      'Preferred-Languages: en',
      'Canonical: https://doors.example.ie/.well-known/security.txt',
      'Policy: https://doors.example.ie/policy',
    ]);

    const days = (text: string) =>
      (Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '') - clock.now()) / 86_400_000;
    expect(days(body)).toBeGreaterThan(180);
    expect(days(body)).toBeLessThan(365);
    clock.advance(400 * 86_400_000);
    const later = await server.inject('/.well-known/security.txt');
    expect(days(later.body)).toBeGreaterThan(180);
    expect(days(later.body)).toBeLessThan(365);
  });

  it('redirects from its old path', async () => {
    const { server } = await startService('embedded', { env: { SECURITY_CONTACT: 'a@doors.example.ie' } });
    const { statusCode, headers } = await server.inject('/security.txt');
    expect({ statusCode, location: headers.location }).toEqual({
      statusCode: 301,
      location: '/.well-known/security.txt',
    });
  });

  it.each(['/.well-known/security.txt', '/security.txt'])(
    'is a plain 404 at %s without a contact',
    async (url) => {
      const { server } = await startService('embedded');
      const answers = await Promise.all([server.inject(url), server.inject('/nowhere')]);
      const [here, anywhere] = answers.map((answer) => {
        const {
          instance: _instance,
          requestId: _requestId,
          ...problem
        } = answer.json<Record<string, unknown>>();
        return problem;
      });
      expect(here).toMatchObject({ status: 404, code: 'not_found' });
      expect(here).toEqual(anywhere);
    },
  );
});
