import { describe, expect, it } from 'vitest';
import { contactRequest, securityRequest, withPlainSizes } from './form-requests.ts';
import { consentText, emptyPerson } from './person-form.ts';

const aoife = {
  ...emptyPerson,
  ...{ name: 'Aoife', email: 'aoife@example.ie', phone: '01 679 1234', company: 'Example Interiors' },
  ...{ eircode: 'D02 X285', message: 'For the hall.', consent: 'yes' },
};
const customer = {
  ...{ name: 'Aoife', email: 'aoife@example.ie', phone: '01 679 1234', company: 'Example Interiors' },
};
const consent = { granted: true, text: consentText };

describe('the request of a form', () => {
  it('is a message with its customer and consent', () => {
    expect(contactRequest(aoife)).toEqual({
      ...{ source: 'lintel-website', customer, message: 'For the hall.', consent },
    });
    expect(contactRequest({ ...aoife, consent: '' })).not.toHaveProperty('consent');
  });

  it('is a request for a quote with its place, without a door if no field of the door is filled', () => {
    expect(securityRequest(aoife)).toEqual({
      ...{ source: 'lintel-website', customer, project: { message: 'For the hall.' } },
      ...{ eirCode: 'D02 X285', consent },
    });
  });

  it.each([
    [{ kind: 'RC3' }, { doorType: 'RC3', opWidth: '', opHeight: '' }],
    [{ openingWidth: '1000' }, { doorType: '', opWidth: '1000', opHeight: '' }],
    [{ openingHeight: '2100' }, { doorType: '', opWidth: '', opHeight: '2100' }],
  ])('has a door if any field of the door is filled: %j', (said, door) => {
    expect(securityRequest({ ...aoife, ...said }).doors).toEqual([door]);
  });

  it.each([
    ['install', true],
    ['supply', false],
    ['', undefined],
    ['perhaps', undefined],
  ])('has the choice of fitting: "%s"', (install, expected) => {
    expect(securityRequest({ ...aoife, install }).supplyAndInstall).toBe(expected);
  });

  it('has sizes in millimetres, or as typed where they are unclear', () => {
    const sizes = { openingWidth: '1.1 m', openingHeight: 'about 2100' };
    expect(withPlainSizes({ ...aoife, ...sizes })).toEqual({
      ...aoife,
      ...{ openingWidth: '1100', openingHeight: 'about 2100' },
    });
  });
});
