import { describe, expect, it, vi } from 'vitest';
import { findReceiver } from './receiver.ts';
import type { Addresses } from './resolve.ts';

const publicOne = { address: '93.184.215.14', family: 4 };
const resolving = (...addresses: string[]) =>
  vi.fn((): Promise<Addresses> =>
    Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))),
  );
const strict = (resolve = resolving(publicOne.address)) => ({ allowPrivate: false, resolve });
const lenient = (resolve = resolving('10.0.0.5')) => ({ allowPrivate: true, resolve });

describe('findReceiver', () => {
  it('returns all addresses of the name, at any port', async () => {
    const resolve = resolving(publicOne.address, '2606:4700::1111');
    const { url, addresses } = await findReceiver('https://receiver.example:8443/hook?a=b', strict(resolve));
    expect(url.href).toBe('https://receiver.example:8443/hook?a=b');
    expect(addresses.map(({ address }) => address)).toEqual([publicOne.address, '2606:4700::1111']);
    expect(resolve).toHaveBeenCalledExactlyOnceWith('receiver.example');
  });

  it('rejects a name if any of its addresses is not public, and does not reveal the addresses', async () => {
    const resolve = resolving(publicOne.address, '10.0.0.5');
    await expect(findReceiver('https://receiver.example', strict(resolve))).rejects.toThrow(
      /^leads to an address that is not allowed; WEBHOOK_PRIVATE=allow would permit it$/,
    );
  });

  it('resolves and checks the name again on each call', async () => {
    const resolve = resolving(publicOne.address);
    await findReceiver('https://receiver.example', strict(resolve));
    resolve.mockResolvedValueOnce([{ address: '169.254.169.254', family: 4 }]);
    await expect(findReceiver('https://receiver.example', strict(resolve))).rejects.toThrow(
      /^leads to an address that is not allowed; /,
    );
  });

  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://017700000001/',
    'https://127.0.0.1./',
    'https://①②⑦.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[64:ff9b::10.0.0.5]:8443/',
  ])('rejects private addresses in any notation: %s', async (url) => {
    const rules = strict();
    await expect(findReceiver(url, rules)).rejects.toThrow(/^leads to an address that is not allowed; /);
    expect(rules.resolve).not.toHaveBeenCalled();
  });

  it('accepts private addresses and http if the operator allows it', async () => {
    expect((await findReceiver('http://receiver.example/hook', lenient())).addresses).toEqual([
      { address: '10.0.0.5', family: 4 },
    ]);
    expect((await findReceiver('http://[::1]:8080/', lenient())).addresses).toEqual([
      { address: '::1', family: 6 },
    ]);
  });

  it.each([
    ['http://receiver.example/', 'must start with https://; WEBHOOK_PRIVATE=allow would permit http'],
    ['receiver.example', 'is not a web address'],
    ['https://', 'is not a web address'],
    ['ftp://receiver.example/', 'must start with https://'],
    ['file:///etc/passwd', 'must start with https://'],
    ['https://user@receiver.example/', 'must not hold a user name or a password'],
    ['https://:secret@receiver.example/', 'must not hold a user name or a password'],
    [`https://receiver.example/${'a'.repeat(2000)}`, 'is longer than 2000 characters'],
  ])('rejects the URL %s', async (url, fault) => {
    await expect(findReceiver(url, strict())).rejects.toThrow(fault);
    if (!url.startsWith('http:')) await expect(findReceiver(url, lenient())).rejects.toThrow(fault);
  });

  it('rejects a name without addresses', async () => {
    await expect(findReceiver('https://receiver.example', strict(resolving()))).rejects.toThrow(
      'the name does not resolve',
    );
  });
});
