import type { ContactRequest, QuoteRequest } from '../../contract/enquiries/enquiry.ts';
import { CONSENT_TEXT, type PersonForm } from './person-form.ts';

export const SOURCE = 'lintel-website';

/** Blank fields are left out by the reader of the contract, so they may stand here. */
function customerOf({ name, email, phone, company }: PersonForm) {
  return { name, email, phone, company };
}

export function consentOf({ consent }: PersonForm, now: number) {
  return { granted: consent === 'yes', text: CONSENT_TEXT, at: new Date(now).toISOString() };
}

export function contactRequest(form: PersonForm, now: number): ContactRequest {
  return { source: SOURCE, customer: customerOf(form), message: form.message, consent: consentOf(form, now) };
}

export function securityRequest(form: PersonForm, now: number): QuoteRequest {
  const { kind, openingWidth, openingHeight } = form;
  const described = [kind, openingWidth, openingHeight].some((text) => text.trim() !== '');
  return {
    source: SOURCE,
    customer: customerOf(form),
    project: { message: form.message },
    ...(described && { doors: [{ doorType: kind, opWidth: openingWidth, opHeight: openingHeight }] }),
    ...installOf(form),
    eirCode: form.eircode,
    consent: consentOf(form, now),
  };
}

export function installOf({ install }: PersonForm): { supplyAndInstall?: boolean } {
  if (install === 'install') return { supplyAndInstall: true };
  return install === 'supply' ? { supplyAndInstall: false } : {};
}
