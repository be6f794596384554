import type { Business } from '../../domain/business/business.ts';
import { whatHappensNext } from '../../domain/wording/business.ts';

interface WhatNextProps {
  /** What was sent: doors to be priced, or a question. */
  readonly about: 'doors' | 'question';
  readonly business: Business;
}

/** What happens after something was sent and, as far as the maker's card says, when: the only place that says so. */
export function WhatNext({ about, business }: WhatNextProps) {
  const promised = whatHappensNext(business);
  return (
    <section class="next" aria-labelledby="next-title">
      <h2 id="next-title">What happens next</h2>
      {about === 'doors' ? (
        <ol>
          <li>We look at your doors and at what you wrote.</li>
          <li>
            We answer with a firm price, or ask what we still need to know: by e-mail, or by phone if you gave
            a number.
          </li>
          <li>Nothing is ordered until you accept our offer.</li>
        </ol>
      ) : (
        <p>We read what you wrote and answer: by e-mail, or by phone if you gave a number.</p>
      )}
      {promised.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p class="no-print">
        Something to add? <a href="/contact">Write to us</a> and name your reference.
      </p>
    </section>
  );
}
