import type { ContactRequest, QuoteRequest } from '../../contract/enquiries/enquiry.ts';
import { isBlank } from '../../contract/reading/blank.ts';
import { typedSize } from '../../domain/doors/typed-size.ts';
import { consentText, type PersonForm } from './person-form.ts';

export const websiteSource = 'lintel-website';

/** The customer of a request. Blank fields may stay: the contract's reader drops them. */
export function customerOf({ name, email, phone, company }: PersonForm) {
  return { name, email, phone, company };
}

/** The consent of a request. Its time is passed to the use case separately, as `agreedAt`. */
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
 * Converts the opening sizes of a specialist door to millimetres. Ambiguous sizes stay as typed, since only staff
 * read them.
 */
export function withPlainSizes(form: PersonForm): PersonForm {
  const plain = (text: string) => String(typedSize(text) ?? text);
  return { ...form, openingWidth: plain(form.openingWidth), openingHeight: plain(form.openingHeight) };
}

export function installOf({ install }: PersonForm): { supplyAndInstall?: boolean } {
  if (install === 'install') return { supplyAndInstall: true };
  return install === 'supply' ? { supplyAndInstall: false } : {};
}
