import type { ContactRequest, QuoteRequest } from '../../contract/enquiries/enquiry.ts';
import { isBlank } from '../../contract/reading/blank.ts';
import { typedSize } from '../../domain/doors/typed-size.ts';
import { consentText, type PersonForm } from './person-form.ts';

export const websiteSource = 'lintel-website';

/** Blank fields are left out by the reader of the contract, so they may stand here. */
export function customerOf({ name, email, phone, company }: PersonForm) {
  return { name, email, phone, company };
}

/** When it was given is told to the use case beside the request: see `agreedAt` there. */
export function consentOf({ consent }: PersonForm): Pick<ContactRequest, 'consent'> {
  return consent === 'yes' ? { consent: { granted: true, text: consentText } } : {};
}

export function contactRequest(form: PersonForm): ContactRequest {
  return {
    source: websiteSource,
    customer: customerOf(form),
    message: form.message,
    ...consentOf(form),
  };
}

export function securityRequest(form: PersonForm): QuoteRequest {
  const { kind, openingWidth, openingHeight } = form;
  const described = [kind, openingWidth, openingHeight].some((text) => !isBlank(text));
  return {
    source: websiteSource,
    customer: customerOf(form),
    project: { message: form.message },
    ...(described && { doors: [{ doorType: kind, opWidth: openingWidth, opHeight: openingHeight }] }),
    ...installOf(form),
    eirCode: form.eircode,
    ...consentOf(form),
  };
}

/**
 * The opening of a specialist door in plain millimetres, where it can be read for certain. Otherwise as it was typed:
 * nothing is priced or drawn of it, and the person who answers reads it.
 */
export function withPlainSizes(form: PersonForm): PersonForm {
  const plain = (text: string) => String(typedSize(text) ?? text);
  return { ...form, openingWidth: plain(form.openingWidth), openingHeight: plain(form.openingHeight) };
}

export function installOf({ install }: PersonForm): { supplyAndInstall?: boolean } {
  if (install === 'install') return { supplyAndInstall: true };
  return install === 'supply' ? { supplyAndInstall: false } : {};
}
