import { describe, expect, test } from 'vitest';
import {
  hasBulletinBoardLink,
  hasCheapEnding,
  hasHtmlLink,
  isChat,
  isOrdinary,
  isProgram,
  isShortened,
  namesTrade,
  takeLinks,
  toLink,
} from './links.ts';

describe('links', () => {
  test.each([
    ['see https://www.shop.example/a?b=1 now', 'shop.example'],
    ['see www.shop.example.', 'shop.example'],
    ['see shop.example/x', 'shop.example'],
    ['hxxp://shop.example', 'shop.example'],
    ['http://shop.example:8080/a', 'shop.example'],
    ['http://shop.example!', 'shop.example'],
    ['<a href="http://shop.example">x</a>', 'shop.example'],
  ])('are found in %s', (text, host) => {
    expect(takeLinks(text).links.map((link) => link.host)).toEqual([host]);
  });

  test.each(['Mail me at aoife@example.ie', 'e.g. this', 'size 2.1m', 'Yes.No'])(
    'are not found in %s',
    (text) => {
      expect(takeLinks(text.toLowerCase()).links).toEqual([]);
    },
  );

  test('are replaced by placeholders, and markup is stripped', () => {
    expect(takeLinks('<p>see http://a.example or a@example.ie</p>').text.split(/\s+/).join(' ').trim()).toBe(
      'see <link> or <mail>',
    );
  });

  test('are classified by whole labels of the host, or by the whole file extension', () => {
    expect(isChat(toLink('https://t.me/x'))).toBe(true);
    expect(isChat(toLink('https://meet.me/x'))).toBe(false);
    expect(isShortened(toLink('bit.ly/x'))).toBe(true);
    expect(isOrdinary(toLink('https://www.pinterest.ie/x'))).toBe(true);
    expect(isOrdinary(toLink('https://builder.ie'))).toBe(true);
    expect(isOrdinary(toLink('https://pinterest.com.evil.example'))).toBe(false);
    expect(isProgram(toLink('http://a.example/setup.exe?x'))).toBe(true);
    expect(isProgram(toLink('http://a.example/setup.exe'))).toBe(true);
    expect(isProgram(toLink('http://a.example/setup.exercise'))).toBe(false);
    expect(isProgram(toLink('http://a.example/plan.pdf'))).toBe(false);
    expect(['goo.gl/x', 'photos.app.goo.gl/x'].map((address) => isShortened(toLink(address)))).toEqual([
      true,
      false,
    ]);
    expect(['a.b.xyz', 'xyz.example'].map((address) => hasCheapEnding(toLink(address)))).toEqual([
      true,
      false,
    ]);
    expect(namesTrade(toLink('play.casino.example/doors'))).toBe(true);
    expect(namesTrade(toLink('doors.example/casino'))).toBe(false);
  });

  test('need not be present for HTML entities between words to be decoded', () => {
    expect(takeLinks('a&nbsp;b &amp; c&#160;d').text.split(/\s+/)).toEqual(['a', 'b', 'c', 'd']);
  });

  test.each([
    ['[url=http://a.example]', true],
    ['[url]http://a.example', true],
    ['[link] www.a.example', true],
    ['[url] of mine', false],
  ])('in bulletin board markup are detected: %s, %s', (text, expected) => {
    expect(hasBulletinBoardLink(text)).toBe(expected);
  });

  test.each([
    ['<a href="http://a.example">', true],
    ['<a class="b" href="http://a.example">', true],
    ['<abbr title="href">', false],
  ])('in HTML markup are detected: %s, %s', (text, expected) => {
    expect(hasHtmlLink(text)).toBe(expected);
  });
});
