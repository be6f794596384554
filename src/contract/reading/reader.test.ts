import Type from 'typebox';
import { describe, expect, it } from 'vitest';
import { compileReader } from './reader.ts';

const read = compileReader(
  Type.Object({
    name: Type.String({ minLength: 2, maxLength: 3 }),
    note: Type.Optional(Type.String()),
    flag: Type.Optional(Type.Boolean()),
    inner: Type.Optional(Type.Object({ word: Type.String() })),
    list: Type.Optional(Type.Array(Type.Object({ word: Type.Optional(Type.String()) }), { maxItems: 2 })),
  }),
);

const value = (body: unknown) => {
  const reading = read(body);
  return reading.ok ? reading.value : null;
};
const pointers = (body: unknown) => {
  const reading = read(body);
  return reading.ok ? [] : reading.faults.map(({ pointer }) => pointer);
};

describe('the reader', () => {
  it('keeps known fields only, trimmed, without changing its input', () => {
    const body = { name: ' ab ', x: 1, inner: { word: '\tw\n', y: 2 }, list: [{ word: ' v ', z: 3 }] };
    const before = structuredClone(body);
    expect(value(body)).toEqual({ name: 'ab', inner: { word: 'w' }, list: [{ word: 'v' }] });
    expect(body).toEqual(before);
  });

  it("returns fields in the schema's order", () => {
    const kept = (body: object) => JSON.stringify(value(body));
    expect(kept({ name: 'ab', note: 'n', flag: true })).toBe('{"name":"ab","note":"n","flag":true}');
    expect(kept({ flag: true, note: 'n', name: 'ab' })).toBe('{"name":"ab","note":"n","flag":true}');
    expect(kept({ note: undefined, name: 'ab', x: 'n' })).toBe('{"name":"ab"}');
  });

  it('finds a fault in one field among valid fields', () => {
    expect(pointers({ name: 'ab', note: 'n\0' })).toEqual(['/note']);
    expect(pointers({ name: 'ab', note: '\ud800', flag: true })).toEqual(['/note']);
    expect(value({ name: 'ab', note: 'n ' })).toEqual({ name: 'ab', note: 'n' });
    expect(value({ name: 'ab', note: '\u00a0' })).toEqual({ name: 'ab' });
  });

  it('treats a blank string as not given, and reports a blank in a field that is not a string', () => {
    expect(value({ name: 'ab', note: ' ' })).toEqual({ name: 'ab' });
    expect(pointers({ name: ' ' })).toEqual(['/name']);
    expect(pointers({ name: 'ab', flag: '', inner: ' ', list: '' })).toEqual(['/flag', '/inner', '/list']);
    expect(pointers({ name: 'ab', list: [''] })).toEqual(['/list/0']);
  });

  it('counts characters, not code units', () => {
    expect(pointers({ name: '🚪' })).toEqual(['/name']);
    expect(pointers({ name: '🚪🚪🚪' })).toEqual([]);
    expect(pointers({ name: '🚪🚪🚪🚪' })).toEqual(['/name']);
  });

  it('coerces nothing', () => {
    for (const name of [12, true, null, ['ab'], { length: 2 }]) expect(pointers({ name })).toEqual(['/name']);
    for (const flag of ['true', 1, 0, null]) expect(pointers({ name: 'ab', flag })).toEqual(['/flag']);
  });

  it('lists the fields it ignored with their values, except blank fields', () => {
    const inner = { word: 'w', 'a/b~c': null };
    const list = [{}, { more: { deep: ['x', 1] } }];
    const body = { name: 'ab', blank: ' ', inner, list, colour: ' red ', empty: {} };
    expect(read(body)).toMatchObject({
      ignored: ['/inner/a~1b~0c', '/list/1/more', '/colour', '/empty'],
      unread: [
        { pointer: '/inner/a~1b~0c', value: null },
        { pointer: '/list/1/more', value: { deep: ['x', 1] } },
        { pointer: '/colour', value: ' red ' },
        { pointer: '/empty', value: {} },
      ],
    });
    expect(read({ name: 'ab' })).toMatchObject({ ignored: [], unread: [] });
  });

  it('lists an unknown field named __proto__ like any other', () => {
    const reading = read(JSON.parse('{"name":"ab","__proto__":{"flag":true}}'));
    expect(reading).toMatchObject({ ok: true, value: { name: 'ab' } });
    expect(reading).toMatchObject({ unread: [{ pointer: '/__proto__', value: { flag: true } }] });
    expect(reading.ok && 'flag' in reading.value).toBe(false);
  });

  it('lists at most 20 pointers and 300 values of ignored fields', () => {
    const many = Object.fromEntries(Array.from({ length: 12_000 }, (_, i) => [`f${i}`, i]));
    const reading = read({ name: 'ab', ...many });
    if (!reading.ok) throw new Error('It was refused');
    expect([reading.ignored.length, reading.unread.length]).toEqual([20, 300]);
    expect([reading.ignored[19], reading.unread[299]]).toEqual(['/f19', { pointer: '/f299', value: 299 }]);
  });

  it('ignores the prototype of a body', () => {
    expect(pointers(Object.create({ name: 'ab' }))).toEqual(['/name']);
  });

  it('reports each kind of unstorable character in a field, without schema faults of the same field', () => {
    expect(pointers({ name: '\0\ud800' })).toEqual(['/name', '/name']);
    expect(pointers({ name: '\0' })).toEqual(['/name']);
  });

  it('reports characters that cannot be stored', () => {
    const reading = read({ name: 'ab', note: '\0', inner: { word: '\ud800' } });
    expect(reading).toMatchObject({
      faults: [
        { message: 'note must not contain a NUL character.' },
        { message: 'inner.word contains half of a character (a lone surrogate).' },
      ],
    });
  });

  it("reads only one item beyond a list's limit", () => {
    expect(pointers({ name: 'ab', list: [{}, {}, {}, 1, 2] })).toEqual(['/list']);
  });

  it('reports at most 100 faults', () => {
    const readMany = compileReader(Type.Array(Type.Boolean()));
    const faultsOf = (count: number) => {
      const reading = readMany(Array.from({ length: count }, () => 'no'));
      return reading.ok ? 0 : reading.faults.length;
    };
    expect([faultsOf(99), faultsOf(100), faultsOf(101)]).toEqual([99, 100, 100]);
  });

  it.each([null, undefined, 1, 'text', true, []])('rejects %j with one fault of the whole body', (body) => {
    expect(pointers(body)).toEqual(['']);
  });
});
