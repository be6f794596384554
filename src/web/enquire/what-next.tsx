import type { Business } from '../../domain/business/business.ts';
import { nextSteps, untilThen } from '../../domain/wording/business.ts';

interface WhatNextProps {
  readonly about: 'doors' | 'question';
  readonly business: Business;
}

export function WhatNext({ about, business }: WhatNextProps) {
  const ways = untilThen(business);
  return (
    <section class="next" aria-labelledby="next-title">
      <h2 id="next-title">What happens next</h2>
      {about === 'doors' ? (
        <ol>
          {nextSteps.doors.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      ) : (
        nextSteps.question.map((text) => <p key={text}>{text}</p>)
      )}
      {ways !== null && <p>{ways}</p>}
      <p class="no-print">
        Something to add? <a href="/contact">Write to us</a> and name your reference.
      </p>
    </section>
  );
}
