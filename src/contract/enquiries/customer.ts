import Type from 'typebox';
import { oneLine, oneLinePattern, yesOrNo } from '../fields.ts';
import { bounds } from '../bounds.ts';

export const Customer = Type.Object(
  {
    name: oneLine({
      minLength: bounds.shortestName,
      description: `The person's name, at least ${bounds.shortestName} characters.`,
    }),
    email: Type.String({
      format: 'idn-email',
      pattern: oneLinePattern,
      maxLength: bounds.longestEmail,
      description: 'One plain e-mail address; internationalised addresses are welcome.',
    }),
    phone: Type.Optional(
      Type.String({
        format: 'phone',
        pattern: oneLinePattern,
        description: 'A valid phone number; read as Irish when it has no country code.',
      }),
    ),
    company: Type.Optional(oneLine({ description: 'The company the person writes for.' })),
  },
  { title: 'Customer', description: 'Who asks. Sent only after the person asked to be contacted.' },
);

export const Consent = Type.Object(
  {
    granted: yesOrNo('Whether the person agreed to be contacted.'),
    text: Type.Optional(
      Type.String({ maxLength: bounds.longestText, description: 'The words the person agreed to.' }),
    ),
    at: Type.Optional(
      Type.String({ format: 'date-or-date-time', description: 'When: an RFC 3339 date-time or date.' }),
    ),
  },
  {
    title: 'Consent',
    description: 'Evidence that the person asked to be contacted; stored with the enquiry.',
  },
);

/** For assistants, which write for somebody else: without a clear yes their enquiry is refused. */
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
