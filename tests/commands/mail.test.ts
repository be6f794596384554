import { describe, expect, it } from 'vitest';
import { submit } from '../support/enquiries.ts';
import { send, startWithEnquiries } from '../support/enquiry-commands.ts';
import { mailEnv, refusal, startMailServer } from '../support/mail-server.ts';
import { runCommand } from '../support/command.ts';
import { readyFolder } from '../support/ready-stores.ts';

describe('the command mail test', () => {
  const test = (env: Record<string, string>, ...words: string[]) =>
    runCommand(['mail', 'test', ...words], { env });

  it('sends a short mail and prints the SMTP dialogue, without the password', async () => {
    const { url, received } = await startMailServer({
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, callback) => {
        callback(null, username === 'desk' && password === 'top-secret' ? { user: 'desk' } : {});
      },
    });
    const env = mailEnv(url.replace('//', '//desk:top-secret@'));
    const { code, stdout, stderr } = await test(env, 'you@example.ie');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Connecting to 127\.0\.0\.1, port \d+, encrypted if the server offers it\.\n/);
    expect(stdout).toMatch(/^server: 220 /m);
    expect(stdout).toMatch(/^we: +MAIL FROM:<desk@doors\.example\.ie>/m);
    expect(stdout).toMatch(/The server took the mail\. .*\n$/);
    expect(stdout).not.toContain('top-secret');
    expect(stdout).not.toContain(Buffer.from('\0desk\0top-secret').toString('base64'));
    expect(received.map(({ to, mail }) => [to, mail.subject])).toEqual([
      [['you@example.ie'], 'A test of the mail settings'],
    ]);
  });

  it('prints in one line why the server refused the mail', async () => {
    const { url } = await startMailServer({
      onRcptTo: (_address, _session, callback) => {
        callback(refusal(550, '5.1.1 nobody here'));
      },
    });
    const { code, stdout, stderr } = await test(mailEnv(url), 'you@example.ie');
    expect(code).toBe(1);
    expect(stdout).toContain('server: 550 5.1.1 nobody here\n');
    expect(stderr).toBe('lintel: the mail was not sent: refused for good (550 5.1.1)\n');
  });

  it('explains a refused connection, mail that is not configured, and a missing address', async () => {
    const { url, stop } = await startMailServer();
    await stop();
    const down = await test(mailEnv(url), 'you@example.ie');
    expect(down).toMatchObject({
      code: 1,
      stderr: 'lintel: the mail was not sent: no connection to the server (ECONNREFUSED)\n',
    });
    expect(await test({}, 'you@example.ie')).toMatchObject({
      code: 1,
      stderr: 'lintel: mail is off: set SMTP_URL, MAIL_FROM and STAFF_MAIL first\n',
    });
    expect(await test(mailEnv(url), 'nobody')).toMatchObject({
      code: 1,
      stderr: 'lintel: say where to: mail test ADDRESS, one plain e-mail address\n',
    });
  });
});

describe('the command enquiries release', () => {
  const freshStore = async () => ({ DATA_DIR: await readyFolder() });

  const doubtful = (email: string) => ({
    customer: { name: 'Sam Seller', email },
    message: 'I can improve your website design and traffic. Interested?',
  });

  it('releases a held enquiry once, and mails its customer', async () => {
    const server = await startMailServer();
    const { program, enquiries, refused } = await startWithEnquiries({
      ...(await freshStore()),
      ...mailEnv(server.url),
    });
    const { id, reference } = await send(program, doubtful('sam@example.ie'));
    expect(await enquiries('release', reference.replace('-', ' ').toLowerCase())).toEqual([
      `Enquiry ${reference} is released.`,
      'The service tells the customer by mail, and whoever listens for events.',
    ]);
    await expect
      .poll(() => server.received.map(({ to }) => to.join()).sort(), { timeout: 20_000 })
      .toEqual(['sales@doors.example.ie,workshop@doors.example.ie', 'sam@example.ie']);
    expect(await refused('release', id)).toBe(
      `lintel: enquiry ${reference} is not held: it was released before, or never held\n`,
    );
    expect(await refused('release')).toBe('lintel: say which enquiry: enquiries release ID|REFERENCE\n');
    expect(await refused('release', 'XXXX-XXXX')).toBe('lintel: there is no enquiry XXXX-XXXX\n');
    expect((await submit(program.url, doubtful('sam@example.ie'))).status).toBe(409);
    // Closes the program's connections, for which the mail server would wait.
    await program.stop();
  });
});
