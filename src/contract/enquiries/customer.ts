import Type from 'typebox';
import { dateOrTime, oneLine, text } from '../fields.ts';
import { bounds } from '../bounds.ts';

export const Customer = Type.Object(
  {
    name: oneLine(`The person's first and last name, at least ${bounds.shortestName} characters.`, {
      minLength: bounds.shortestName,
      maxLength: bounds.longestLabel,
    }),
    email: oneLine('One plain e-mail address; internationalised addresses are welcome.', {
      format: 'idn-email',
      minLength: 1,
      maxLength: bounds.longestEmail,
    }),
    phone: Type.Optional(
      oneLine('A valid phone number; read as Irish when it has no country code.', {
        format: 'phone',
        maxLength: bounds.longestWords,
      }),
    ),
    company: Type.Optional(oneLine('The company the person writes for.', { maxLength: bounds.longestLabel })),
  },
  { title: 'Customer', description: 'Who asks. Sent only after the person asked to be contacted.' },
);

export const Consent = Type.Object(
  {
    granted: Type.Literal(true, {
      description: 'True: the person agreed to be contacted. Where they did not, nothing may be sent.',
    }),
    text: Type.Optional(text('The words the person agreed to.', { maxLength: bounds.longestText })),
    at: Type.Optional(dateOrTime('When: an RFC 3339 date-time or date.')),
  },
  {
    title: 'Consent',
    description: 'Evidence that the person asked to be contacted; stored with the enquiry.',
  },
);

/**
 * Consent to an enquiry that an assistant sends on behalf of a customer. Only explicit consent is accepted.
 */
export const GrantedConsent = Type.Object(
  {
    ...Consent.properties,
    granted: Type.Literal(true, {
      description:
        'True, and only after the user has explicitly agreed to share these details and be contacted.',
    }),
  },
  {
    title: 'GrantedConsent',
    description: "The user's explicit consent; stored with the enquiry as evidence. Never assume it: ask.",
  },
);
