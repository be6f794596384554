import { needsAnyLetters } from './address.ts';
import { alsoSentLines } from '../../app/enquiries/also-sent.ts';
import type { Enquiry } from '../../app/enquiries/enquiry.ts';
import { piecesInAll } from '../../app/doors/priced-order.ts';
import { doorsOf, missingIn } from '../../app/mail/enquiry-doors.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import type { Business } from '../../domain/business/business.ts';
import { mailAddress } from '../../domain/wording/business.ts';
import { capitalise, dayAndTime, listed } from '../../domain/wording/format.ts';
import type { Fact, MailContent, Part } from './content.ts';
import { doorParts, totalNote } from './doors.ts';
import { kinds, staffSubject } from './staff-subject.ts';

/** The mail to staff: the enquiry's value and message, then all fields, then missing details. */
export function staffMail(
  book: PriceBook,
  business: Business,
  enquiry: Enquiry,
  publicUrl: string,
): MailContent {
  const { id, reference, status, request } = enquiry;
  const atTheDesk = `${publicUrl}/staff/enquiries/${id}`;
  const held = status === 'held';
  const order = doorsOf(book, enquiry);
  const missing = missingIn(enquiry);
  return {
    subject: `${held ? 'Held, please look: ' : ''}${staffSubject(enquiry, order)}`,
    sender: business.name,
    title: held ? `Held enquiry ${reference}` : `New enquiry ${reference}`,
    preview: `${kinds[enquiry.collection]}${order.doors.length > 0 ? `, ${doorCount(piecesInAll(order.doors))}` : ''}`,
    parts: [
      ...(held ? [heldNotice(enquiry)] : []),
      ...(order.priced === 0
        ? []
        : ([{ kind: 'total', prices: order.total, note: totalNote(order) }] satisfies Part[])),
      ...messages(request),
      { kind: 'heading', text: 'Who asks' },
      {
        kind: 'facts',
        facts: [...whoAsks(enquiry), { name: 'At the desk', value: atTheDesk, href: atTheDesk }],
      },
      ...(missing.length === 0
        ? []
        : ([
            { kind: 'heading', text: 'Still to ask' },
            { kind: 'list', ordered: false, items: missing.map(capitalise) },
          ] satisfies Part[])),
      ...(order.doors.length === 0
        ? []
        : [
            { kind: 'heading', text: capitalise(doorCount(piecesInAll(order.doors))) } as const,
            ...doorParts(book, order.doors, { words: true }),
          ]),
      ...attachments(request),
      ...alsoSent(enquiry),
      { kind: 'heading', text: 'How it came' },
      { kind: 'facts', facts: provenance(enquiry) },
    ],
    footer: [
      held
        ? 'The customer has not been written to. Reply only if it is a real enquiry.'
        : needsAnyLetters(request.customer.email)
          ? 'Write to the customer at the address above: a reply to this mail does not reach them.'
          : 'Reply to this mail to answer the customer.',
    ],
  };
}

const doorCount = (count: number): string => (count === 1 ? 'one door' : `${count} doors`);

function heldNotice({ contentScore, reference }: Enquiry): Part {
  const reasons = contentScore.reasons.map((reason) => reason.replaceAll('-', ' '));
  return {
    kind: 'notice',
    title: 'Look at this first: it may be spam',
    text: `It was held for ${reasons.length === 0 ? 'what it says' : `these signs: ${listed(reasons)}`}. The customer hears nothing until somebody releases it, at the desk or by the command: enquiries release ${reference}.`,
  };
}

const theirs = (name: string, text: string | null | undefined, href?: string): readonly Fact[] =>
  text === null || text === undefined || text === ''
    ? []
    : [{ name, value: { theirs: text }, ...(href !== undefined && { href }) }];

function whoAsks({ request, phoneE164, eircode, collection }: Enquiry): readonly Fact[] {
  const { name, email, phone, company } = request.customer;
  const quote = 'message' in request ? null : request;
  const install = quote?.supplyAndInstall;
  return [
    { name: 'About', value: kinds[collection] },
    ...theirs('Name', name),
    ...theirs('Company', company),
    ...theirs('E-mail', email, mailAddress(email)),
    ...theirs('Phone', phone, phoneE164 === null ? undefined : `tel:${phoneE164}`),
    ...(phoneE164 === null || phoneE164 === phone
      ? []
      : [{ name: 'To dial', value: phoneE164, href: `tel:${phoneE164}` }]),
    ...(eircode === null
      ? theirs('Eircode or place', quote?.eirCode)
      : [{ name: 'Eircode', value: eircode }]),
    ...theirs('Product', quote?.product),
    ...(install === undefined
      ? []
      : [{ name: 'Fitting', value: install ? 'Supply and fitting' : 'Supply only' }]),
  ];
}

function messages(request: Enquiry['request']): readonly Part[] {
  const texts =
    'message' in request
      ? ([['Message', request.message]] as const)
      : ([
          ['Message', request.project?.message],
          ['Comments', request.comments],
        ] as const);
  return texts.flatMap(([heading, text]): Part[] =>
    text === undefined
      ? []
      : [
          { kind: 'heading', text: heading },
          { kind: 'message', text: { theirs: text } },
        ],
  );
}

/** Attachments as text: untrusted URLs are shown, never linked. */
function attachments(request: Enquiry['request']): readonly Part[] {
  const all = 'attachments' in request ? (request.attachments ?? []) : [];
  if (all.length === 0) return [];
  const facts = all.flatMap(({ url, type, description, expiresAt }, index) => [
    ...theirs(`${index + 1}. Address`, url),
    ...theirs('Kind', type),
    ...theirs('Shows', description),
    ...theirs('Until', expiresAt),
  ]);
  return [
    { kind: 'heading', text: 'Files kept elsewhere' },
    {
      kind: 'quiet',
      text: 'These addresses were sent with the enquiry; nobody has looked at them. Open them with care.',
    },
    { kind: 'facts', facts },
  ];
}

function alsoSent({ alsoSent: text }: Enquiry): readonly Part[] {
  if (text === null) return [];
  return [
    { kind: 'heading', text: 'Also sent' },
    { kind: 'quiet', text: 'Fields that came with the enquiry and that we do not read, as they were sent.' },
    { kind: 'message', text: { theirs: alsoSentLines(text) } },
  ];
}

function provenance({
  id,
  reference,
  receivedAt,
  request,
  submittedBy,
  priceBookVersion,
}: Enquiry): readonly Fact[] {
  const { consent, source, sourceId } = request;
  const fromPage = 'project' in request ? request.project.fromPage : undefined;
  return [
    { name: 'Reference', value: reference },
    { name: 'Received', value: dayAndTime(receivedAt) },
    {
      name: 'Consent',
      value: consent ? 'Given' : 'Not recorded: ask before you use the details for anything but the answer',
    },
    ...(consent?.at === undefined ? [] : agreedAt(consent.at)),
    ...theirs('To these words', consent?.text),
    ...theirs('Source', source),
    ...theirs('Source id', sourceId),
    ...theirs('From page', fromPage),
    { name: 'Sent by', value: submittedBy === 'anonymous' ? 'Anonymous caller' : `API key ${submittedBy}` },
    ...(priceBookVersion === null ? [] : [{ name: 'Price book', value: priceBookVersion }]),
    { name: 'Id', value: id },
  ];
}

function agreedAt(at: string): readonly Fact[] {
  const time = Date.parse(at);
  return Number.isNaN(time) ? theirs('Agreed', at) : [{ name: 'Agreed', value: dayAndTime(time) }];
}
