import Type, { type Static, type TStringOptions } from 'typebox';
import { bounds } from './bounds.ts';
import { oneLine } from './fields.ts';

const short = (description: string, options: TStringOptions = {}) =>
  Type.Optional(oneLine(description, { maxLength: bounds.longestCardName, ...options }));
const sentence = (description: string) =>
  Type.Optional(oneLine(description, { maxLength: bounds.longestCardText }));
const numberPattern = '^[0-9A-Za-z][0-9A-Za-z .+*/-]*$';

const Address = Type.Object({
  street: oneLine('House and street.', { maxLength: bounds.longestCardName }),
  town: oneLine('Town or city.', { maxLength: bounds.longestCardName }),
  county: short('County.'),
  eircode: short('Eircode, such as D02 X285.', { format: 'eircode' }),
  country: short('Country, where it is worth saying.'),
});

const hours = Type.Optional(
  Type.Array(
    oneLine('A line such as "Monday to Friday 9:00 to 17:30".', {
      minLength: 1,
      maxLength: bounds.longestCardName,
    }),
    { maxItems: bounds.mostCardHours },
  ),
);

const pixels = (description: string) =>
  Type.Integer({ minimum: 1, maximum: bounds.mostPhotographPixels, description });

const Photograph = Type.Object({
  file: oneLine('A JPEG, PNG, WebP or AVIF file, beside the card or by its path.', {
    minLength: 1,
    maxLength: bounds.longestCardText,
  }),
  width: pixels('Width of the picture in pixels, so that its place is kept while it loads.'),
  height: pixels('Height of the picture in pixels.'),
  alt: oneLine('What it shows, for people who cannot see it.', {
    minLength: 1,
    maxLength: bounds.longestCardText,
  }),
  caption: sentence('A line below it.'),
});

/** The maker's card as a file. Pages and PDFs omit missing fields. */
export const BusinessFile = Type.Object(
  {
    sample: Type.Optional(
      Type.Boolean({
        description: 'True while the file does not tell of a real maker: pages and the start say so.',
      }),
    ),
    name: oneLine('The name the maker trades under.', { maxLength: bounds.longestCardName }),
    legalName: short('The name of the company, where it is another.'),
    address: Type.Optional(Address),
    phone: short('A valid phone number; read as Irish when it has no country code.', { format: 'phone' }),
    email: short('One plain e-mail address.', { format: 'idn-email', maxLength: bounds.longestEmail }),
    openingHours: hours,
    showroom: Type.Optional(
      Type.Object({
        address: Type.Optional(Address),
        openingHours: hours,
        note: sentence('What to know of it.'),
      }),
    ),
    companyNumber: short('Number in the register of companies.', { pattern: numberPattern }),
    vatNumber: short('VAT number.', { pattern: numberPattern }),
    vatRatePercent: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 100,
        description: 'VAT on a door that is supplied; 23 without it.',
      }),
    ),
    deliveryArea: sentence('Where doors are delivered to.'),
    fitting: sentence('Whether you fit the doors, and where.'),
    payment: sentence('When and how a door is paid for.'),
    guarantee: sentence('What is guaranteed, and for how long.'),
    photographs: Type.Optional(Type.Array(Photograph, { maxItems: bounds.mostPhotographs })),
    answeredBy: short('Who answers enquiries, such as "Our sales desk".'),
    answeredWithin: short('How soon, such as "two working days".'),
    privacy: Type.Optional(
      Type.Object({
        controller: sentence('Who is responsible for personal data, and how to reach them.'),
        legalBasis: sentence('On what basis in law it is used.'),
        retention: sentence('How long an enquiry is kept.'),
        complaints: sentence('Where to complain.'),
        complaintsUrl: short('A web address for that.', { format: 'uri', maxLength: bounds.longestCardText }),
      }),
    ),
  },
  { title: 'BusinessFile' },
);
export type BusinessFile = Static<typeof BusinessFile>;
