import type { Business, PostalAddress } from '../business/business.ts';

/** One thing to know of the maker: what it is, what it says in a line or several, and where it leads. */
export interface CardLine {
  readonly label: string;
  readonly texts: readonly string[];
  readonly href?: string;
}

const addressText = ({ street, town, county, eircode, country }: PostalAddress): string =>
  [street, town, county, eircode, country].filter((part) => part !== undefined).join(', ');

/** Where the maker can be rung, written to and found, as far as the card says. */
export const contactLines = ({ phone, email, address }: Business): readonly CardLine[] =>
  present([
    { label: 'Phone', texts: [phone?.text], href: phone && `tel:${phone.number}` },
    { label: 'E-mail', texts: [email], href: email && mailAddress(email) },
    { label: 'Address', texts: [address && addressText(address)] },
  ]);

/** The same, with when and where to visit. */
export const reachLines = (business: Business): readonly CardLine[] => {
  const { openingHours, showroom } = business;
  const visits = present([
    { label: 'Open', texts: openingHours ?? [] },
    {
      label: 'Showroom',
      texts: [
        showroom?.address && addressText(showroom.address),
        ...(showroom?.openingHours ?? []),
        showroom?.note,
      ],
    },
  ]);
  return [...contactLines(business), ...visits];
};

/** What the law asks a company to name. */
export const companyLines = ({ legalName, companyNumber, vatNumber }: Business): readonly CardLine[] =>
  present([
    { label: 'Company', texts: [legalName] },
    { label: 'Company number', texts: [companyNumber] },
    { label: 'VAT number', texts: [vatNumber] },
  ]);

/** What the maker promises with every door. */
export const promiseLines = ({ deliveryArea, guarantee }: Business): readonly CardLine[] =>
  present([
    { label: 'Delivery', texts: [deliveryArea] },
    { label: 'Guarantee', texts: [guarantee] },
  ]);

/** In one line of plain text, for paper and for assistants. */
export const plainLine = ({ label, texts }: CardLine): string => `${label}: ${texts.join('; ')}`;

/** Who answers an enquiry and how soon; null where the card promises neither. */
function answerText({ answeredBy, answeredWithin }: Business): string | null {
  if (answeredBy === undefined && answeredWithin === undefined) return null;
  const when = answeredWithin === undefined ? 'answer you' : `answer you within ${answeredWithin}`;
  return `${answeredBy ?? 'We'} will ${when}.`;
}

/** How to reach the maker about an enquiry that was sent; null where the card does not say. */
function askMeanwhileText({ phone, email }: Business): string | null {
  const ways = [
    ...(phone ? [`ring ${phone.text}`] : []),
    ...(email === undefined ? [] : [`write to ${email}`]),
  ];
  return ways.length === 0 ? null : `Until then you can ${ways.join(' or ')}: please name your reference.`;
}

/** What the card says of the time after an enquiry was sent, in sentences; none where it says nothing. */
export const whatHappensNext = (business: Business): readonly string[] =>
  business.isSample ? [] : [answerText(business), askMeanwhileText(business)].filter((text) => text !== null);

/** What happens after something was sent, whoever the maker is: the only place that says so. */
export const nextSteps = {
  doors: [
    'We look at your doors and at what you wrote.',
    'We answer with a firm price, or ask what we still need to know: by e-mail, or by phone if you gave a number.',
    'Nothing is ordered until you accept our offer.',
  ],
  question: ['We read what you wrote and answer: by e-mail, or by phone if you gave a number.'],
} as const;

/** What pages, papers and assistants say while there is no card of a real maker. */
export const sampleNote =
  'This is a sample: no maker stands behind it yet. Whoever runs it puts their own name and address in a file and names the file in the setting BUSINESS.';

/** A part of an address for mail may hold what means something else in a link. */
export const mailAddress = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

interface LineDraft {
  readonly label: string;
  readonly texts: readonly (string | undefined)[];
  readonly href?: string | undefined;
}

function present(drafts: readonly LineDraft[]): readonly CardLine[] {
  return drafts.flatMap(({ label, texts, href }) => {
    const said = texts.filter((text) => text !== undefined);
    return said.length === 0 ? [] : [{ label, texts: said, ...(href !== undefined && { href }) }];
  });
}
