import type { ComponentChildren } from 'preact';
import type { Enquiry } from '../../app/enquiries/enquiry.ts';
import type { Business } from '../../domain/business/business.ts';
import { Buttons, Intro } from '../shell/site.tsx';
import { day, dayAndTime } from '../../domain/wording/format.ts';
import { WhatNext } from './what-next.tsx';

/** Address of a submitted enquiry: contains a secret, and no personal data. */
export const sentAddress = (sentPage: string): string => `/sent/${sentPage}`;

export const sentHead = { title: 'Thank you', description: 'We have your enquiry.' } as const;

/** Non-breaking spaces, so that a line break falls between the sentences. */
const title = 'Thank you. We\u00a0have\u00a0your enquiry.';

export interface SentIntroProps {
  readonly reference: string;
  readonly at: number;
  /** When the doors were last changed; null if never. */
  readonly changedAt: number | null;
  /** Text about when the customer gets an answer; null if the maker's card does not say. */
  readonly promise: string | null;
  /** Further facts, such as the price. */
  readonly children?: ComponentChildren;
}

/**
 * Begins the page with the customer's first questions: when the answer comes, the price, and the reference.
 */
export function SentIntro({ reference, at, changedAt, promise, children }: SentIntroProps) {
  return (
    <Intro eyebrow="Sent" title={title}>
      {promise !== null && <p class="lede">{promise}</p>}
      {children}
      <p role="status">
        Your reference is <strong class="reference">{reference}</strong>. Please have it at hand if you ring
        us. We received it on {day(at)}
        {changedAt !== null && `, and your changes on ${dayAndTime(changedAt)}`}.
      </p>
      <p class="no-print">
        This page stays here to be read. Keep its address: nobody finds the page without it.
      </p>
    </Intro>
  );
}

const installName = 'Supply or fitting';

export type Asked = readonly (readonly [name: string, text: string])[];

/** `askedOf` for a link sent by mail: without typed text, as the mailbox may be another person's. */
export const askedOfMail = (enquiry: Enquiry): Asked =>
  askedOf(enquiry).filter(([name]) => name === installName);

/** The enquiry as labelled texts, without its drawn doors and the customer's details. */
export function askedOf({ request, designs }: Enquiry): Asked {
  if ('message' in request) return [['Your message', request.message]];
  const { project, supplyAndInstall, eirCode } = request;
  const described = designs ? [] : (request.doors ?? []).flatMap(doorAsked);
  const asked: readonly (readonly [string, string | undefined])[] = [
    ...described,
    ['Your message', project?.message],
    [installName, installText(supplyAndInstall)],
    ['Eircode', eirCode],
  ];
  return asked.flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const]));
}

interface DescribedDoor {
  readonly doorType?: string;
  readonly opWidth?: string;
  readonly opHeight?: string;
}

const doorAsked = ({ doorType, opWidth, opHeight }: DescribedDoor) =>
  [
    ['Kind of door', doorType],
    ['Opening width', sizeText(opWidth)],
    ['Opening height', sizeText(opHeight)],
  ] as const;

/** A size as typed; a bare number is in millimetres. */
const sizeText = (typed: string | undefined) => (/^\d+$/.test(typed ?? '') ? `${typed} mm` : typed);

function installText(install: boolean | undefined): string | undefined {
  if (install === undefined) return undefined;
  return install ? 'Supply and fitting' : 'Supply only';
}

export function AskedList({ asked }: { readonly asked: Asked }) {
  if (asked.length === 0) return null;
  return (
    <section class="asked" aria-labelledby="asked-title">
      <h2 id="asked-title">What you asked</h2>
      <dl class="facts">
        {asked.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface PlainSentPageProps {
  readonly enquiry: Enquiry;
  readonly business: Business;
  readonly promise: string | null;
}

export function PlainSentPage({ enquiry, business, promise }: PlainSentPageProps) {
  return (
    <div class="text-page sent">
      <SentIntro reference={enquiry.reference} at={enquiry.receivedAt} changedAt={null} promise={promise} />
      <AskedList asked={askedOf(enquiry)} />
      <WhatNext about="question" business={business} />
      <Buttons links={[['/products', 'See our doors']]} />
    </div>
  );
}
