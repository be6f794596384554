import type { Business } from '../../domain/business/business.ts';
import { companyLines, contactLines } from '../../domain/wording/business.ts';
import { CardList } from './card-lines.tsx';
import { Buttons, Intro } from './site.tsx';
import { bounds } from '../../contract/bounds.ts';

export function NotFoundPage() {
  return (
    <div class="text-page">
      <Intro eyebrow="404" title="There is no door here.">
        <p class="lede">
          The page does not exist, or the link to an estimate has expired. It can be opened for{' '}
          {bounds.linkDays} days after it was made.
        </p>
        <Buttons
          links={[
            ['/', 'Configure a door'],
            ['/contact', 'Write to us'],
          ]}
        />
      </Intro>
    </div>
  );
}

export function ErrorPage({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div class="text-page">
      <Intro title={title}>
        <p class="lede">{text}</p>
        <Buttons links={[['/', 'Back to the start']]} />
      </Intro>
    </div>
  );
}

export function PrivacyPage({ business }: { readonly business: Business }) {
  const { controller, legalBasis, retention, complaints, complaintsUrl } = business.privacy ?? {};
  return (
    <div class="text-page prose">
      <Intro title="How we use what you send us">
        <p class="lede">In short: to answer you, and for nothing else.</p>
      </Intro>
      {controller !== undefined && (
        <>
          <h2>Who is responsible</h2>
          <p>{controller}</p>
        </>
      )}
      <h2>What we keep</h2>
      <p>
        When you send an enquiry we keep what is in the form: your name, e-mail address, phone number and
        company if you gave them, your message, the doors you asked about, and that you agreed to be answered.
        We also note when it came and what the doors would cost on that day. An estimate that was prepared for
        you and that you do not send is erased a week after its link has ended.
      </p>
      {retention !== undefined && (
        <>
          <h2>How long we keep it</h2>
          <p>{retention}</p>
        </>
      )}
      <h2>What we do with it</h2>
      <p>
        The people who answer enquiries read it, and write or ring you about it. A program on our own machine
        looks for spam among the enquiries; in doubt a person decides. We do not sell your details, and we do
        not send advertising.
      </p>
      {legalBasis !== undefined && (
        <>
          <h2>Why we may</h2>
          <p>{legalBasis}</p>
        </>
      )}
      <h2>Prices and drawings need nothing from you</h2>
      <p>
        Configuring a door, comparing layouts and reading prices happens in your browser. Nothing about you is
        sent or kept for that. The address of the page holds the doors, never who looked at them.
      </p>
      <h2>Cookies, and what stays on your device</h2>
      <p>
        One cookie holds a random value that shows that a form comes from our own page, and it is gone when
        you close the browser. If something in a form needs your attention, a second one brings back what you
        typed: it is gone once the form is sent, or after {bounds.flashMinutes} minutes. Neither is used to
        recognise you. No other company sees what you do here.
      </p>
      <p>
        What you type on the pages of doors is kept by your own browser, on your device alone, until you send
        it or throw it away, and for {bounds.draftDays} days at most.
      </p>
      <h2>Your say</h2>
      <p>
        You can ask what we hold about you, and have it corrected or erased.{' '}
        <a href="/contact">Write to us</a> and name the reference you were given.
      </p>
      {(complaints !== undefined || complaintsUrl !== undefined) && (
        <>
          <h2>If you are not content</h2>
          <p>
            {complaints} {complaintsUrl !== undefined && <a href={complaintsUrl}>{complaintsUrl}</a>}
          </p>
        </>
      )}
      <CardList lines={[...contactLines(business), ...companyLines(business)]} />
    </div>
  );
}
