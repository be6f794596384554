import { describe, expect, it } from 'vitest';
import { ownProperties, readHostContext, unknownHost } from './host-context.ts';

const styled = (variables: unknown) => readHostContext(unknownHost, { styles: { variables } }).variables;

describe('the context of the host', () => {
  it('is read as far as it is known and valid', () => {
    expect(
      readHostContext(unknownHost, {
        theme: 'dark',
        locale: 'en-GB',
        styles: { variables: { '--font-sans': 'Inter', '--radius': 4 } },
        safeAreaInsets: { top: 12, right: -3, bottom: 5000, left: '4' },
        containerDimensions: { width: 400, height: 600 },
      }),
    ).toEqual({
      theme: 'dark',
      locale: 'en-GB',
      variables: { '--font-sans': 'Inter' },
      insets: { top: 12, right: 0, bottom: 200, left: 0 },
      mostHeight: null,
    });
    const junk = { theme: 'blue', locale: 3, styles: 'x', safeAreaInsets: [], containerDimensions: null };
    expect(readHostContext(unknownHost, junk)).toEqual(unknownHost);
  });

  it.each([
    [{ width: 400, maxHeight: 600 }, 600],
    [{ width: 400, height: 600 }, null],
    [{ maxWidth: 400 }, Infinity],
    [{ maxHeight: -1 }, Infinity],
  ])('limits the height of the frame as its container %j does', (containerDimensions, most) => {
    expect(readHostContext(unknownHost, { containerDimensions }).mostHeight).toBe(most);
  });

  it('keeps what a change does not have', () => {
    const dark = readHostContext(unknownHost, { theme: 'dark', locale: 'en-GB' });
    expect(readHostContext(dark, { theme: 'light' })).toMatchObject({ theme: 'light', locale: 'en-GB' });
  });

  it('has no variable that is longer than 300 characters', () => {
    expect(styled({ '--font-sans': 'x'.repeat(300) })).toHaveProperty('--font-sans');
    expect(styled({ '--font-sans': 'x'.repeat(301) })).toEqual({});
  });
});

describe('the custom properties of the page', () => {
  const colours = { '--color-background-primary': '#fff', '--color-text-primary': '#111' };

  it('take the values of the host that fit', () => {
    const taken = ownProperties(
      { ...colours, '--font-sans': 'Inter', '--border-radius-sm': 'red' },
      (property) => ['font-family', 'color'].includes(property),
    );
    expect(Object.fromEntries(taken)).toEqual({
      '--sans': 'Inter',
      '--radius': null,
      '--paper': '#fff',
      '--ink': '#111',
    });
  });

  it('take no colours unless they have both', () => {
    const taken = ownProperties({ '--color-text-primary': '#fff' }, () => true);
    expect(Object.fromEntries(taken)).toMatchObject({ '--paper': null, '--ink': null });
  });
});
