import { type Fact, shownAnswer } from '../../domain/wording/facts.ts';
import { measuringAccuracy, measuringIntro, measuringSteps } from '../../domain/wording/measuring.ts';
import { Buttons, Intro } from '../shell/site.tsx';
import { MeasuringDrawing } from './measuring-drawings.tsx';

export function FaqPage({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <div class="text-page prose">
      <Intro title="Questions and answers">
        <p class="lede">About our prices, our terms and our doors.</p>
      </Intro>
      {facts.map((fact) => (
        <section key={fact.topic} id={anchorOf(fact)} class="question">
          <h2>{fact.question}</h2>
          <p>{shownAnswer(fact)}</p>
          {moreOf(fact).map(({ path, text }) => (
            <p key={path} class="more no-print">
              <a href={path}>{text}</a>
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}

const anchorOf = ({ topic }: Fact): string => topic.toLowerCase().replaceAll(' ', '-');

/** Where the card does not tell, the way to ask. */
const moreOf = ({ answer, more }: Fact) =>
  more ? [more] : answer === null ? [{ path: '/contact', text: 'Write to us' }] : [];

/** JSON-LD of the questions that have an answer, in the words of the page. */
export const faqJsonLd = (facts: readonly Fact[]): unknown => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: facts.flatMap(({ question, answer }) =>
    answer === null
      ? []
      : [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } }],
  ),
});

export function MeasuringPage() {
  return (
    <div>
      <Intro title="How to measure">
        <p class="lede">{measuringIntro}</p>
      </Intro>
      <ol class="measure-steps">
        {measuringSteps.map((step, index) => (
          <li key={step.id}>
            <MeasuringDrawing step={step} />
            <div>
              <h2>
                {index + 1}. {step.title}
              </h2>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <section class="intro" aria-labelledby="accuracy">
        <h2 id="accuracy">How accurate</h2>
        <p>{measuringAccuracy}</p>
        <div class="no-print">
          <Buttons
            links={[
              ['/', 'Draw and price a door'],
              ['/contact', 'Ask us'],
            ]}
          />
        </div>
      </section>
    </div>
  );
}
