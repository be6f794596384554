import { describe, expect, it } from 'vitest';
import {
  canValidateInBrowser,
  emptyPerson,
  plainFaults,
  readPersonForm,
  stillFaulty,
} from './person-form.ts';

const good = { ...emptyPerson, name: 'Aoife', email: 'aoife@example.ie', consent: 'yes' };

describe('plainFaults', () => {
  it('accepts a valid form', () => {
    expect(plainFaults(good)).toEqual({});
    expect(plainFaults({ ...good, name: ' Ann ', email: ' a@b.ie ' })).toEqual({});
  });

  it.each([
    ['', true],
    ['Al', true],
    ['  Al  ', true],
    // Two characters, four UTF-16 code units.
    ['𝒜𝓁', true],
    ['Ann', false],
  ])('reports a name of fewer than 3 characters: %j %s', (name, isFault) => {
    const fault = 'Your name must be complete: first and last name, please.';
    expect(plainFaults({ ...good, name })).toEqual(isFault ? { name: fault } : {});
  });

  it.each([
    '',
    'aoife',
    'aoife@example',
    '@example.ie',
    'a b@example.ie',
    'aoife@example.ie, sean@example.ie',
  ])('reports an invalid e-mail address: %j', (email) => {
    expect(plainFaults({ ...good, email })).toEqual({
      email: 'Please give one e-mail address, such as name@example.ie.',
    });
  });

  it.each(['', 'no', 'on'])('reports missing consent: %j', (consent) => {
    expect(plainFaults({ ...good, consent })).toEqual({
      consent: 'Your agreement is needed, so that we may answer you: please tick this box.',
    });
  });
});

it('readPersonForm reads the known fields of a posted form and normalises line breaks', () => {
  const posted = new Map([
    ['name', 'Aoife'],
    ['message', 'one\r\ntwo\r\nthree'],
    ['price', '1'],
  ]);
  expect(readPersonForm(posted)).toEqual({ ...emptyPerson, name: 'Aoife', message: 'one\ntwo\nthree' });
});

describe('stillFaulty', () => {
  const faults = { name: 'Too short.', eircode: 'Not an Eircode.' };

  it('keeps the fault of a field until it is mended, and adds none', () => {
    expect(stillFaulty(faults, 'name', { ...good, name: 'Al' })).toEqual({
      ...faults,
      name: 'Your name must be complete: first and last name, please.',
    });
    expect(stillFaulty(faults, 'name', good)).toEqual({ eircode: 'Not an Eircode.' });
    expect(stillFaulty(faults, 'email', { ...good, email: 'aoife' })).toEqual(faults);
  });
});

it('a form with a phone number is validated by the server', () => {
  expect(canValidateInBrowser(good)).toBe(true);
  expect(canValidateInBrowser({ ...good, phone: ' ' })).toBe(true);
  expect(canValidateInBrowser({ ...good, phone: '01' })).toBe(false);
});
