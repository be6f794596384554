import { Fragment } from 'preact';
import type { BothPrices } from '../../domain/pricing/vat.ts';
import { priceWords } from '../../domain/wording/price.ts';
import { type DoorPart, type Fact, type Part, type Words, tidy } from './content.ts';
import { styles } from './styles.ts';

export function List({ ordered, items }: Extract<Part, { kind: 'list' }>) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag class="ink" style={styles.list}>
      {items.map((item) => (
        <li key={item} style={styles.item}>
          {item}
        </li>
      ))}
    </Tag>
  );
}

export function Door({ door }: { readonly door: DoorPart }) {
  const { number, title, picture, prices, pieces, facts, issue } = door;
  return (
    <>
      <h3 class="ink" style={styles.doorTitle}>
        <span class="brass" style={styles.doorNumber}>
          Door {number}
        </span>
        <br />
        {withWholeSizes(title)}
      </h3>
      {picture && (
        <div class="line" style={styles.plate}>
          <img src={`cid:${picture.cid}`} alt={picture.alt} width="510" style={styles.picture} />
        </div>
      )}
      {issue !== null && (
        <p class="fault" style={styles.fault}>
          {issue}
        </p>
      )}
      {prices && <Price prices={prices} each={pieces > 1} />}
      <Facts facts={facts} />
    </>
  );
}

/** Keeps each size on one line on narrow screens. */
const withWholeSizes = (text: string): string =>
  text.replace(/\d+ × \d+ mm/g, (size) => size.replaceAll(' ', '\u00a0'));

interface PriceProps {
  readonly prices: BothPrices;
  /** Whether the price is for one of several pieces. */
  readonly each?: boolean;
}

export function Price({ prices, each = false }: PriceProps) {
  const { first, note, second } = priceWords(prices, 'with-vat');
  return (
    <>
      <p class="ink" style={styles.price}>
        {first}{' '}
        <span class="soft" style={styles.priceNote}>
          {each ? `${note} each` : note}
        </span>
      </p>
      <p class="soft" style={styles.second}>
        {second}
      </p>
    </>
  );
}

export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <table role="presentation" cellPadding="0" cellSpacing="0" style={styles.facts}>
      <tbody>
        {facts.map(({ name, value, href }, index) => (
          <tr key={index}>
            <td class="soft" style={styles.factName}>
              {name}
            </td>
            <td class="ink" style={styles.factValue}>
              {href === undefined ? (
                <Written words={value} />
              ) : (
                <a href={href} class="ink" style={styles.link}>
                  <Written words={value} />
                </a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Paragraphs of a letter, line by line. */
export function Letter({ text, ownUrl }: Extract<Part, { kind: 'letter' }>) {
  return (
    <>
      {tidy(text)
        .split(/\n{2,}/)
        .map((paragraph, index) => (
          <p key={index} class="ink" style={styles.paragraph}>
            {paragraph.split('\n').map((line, at) => (
              <Fragment key={at}>
                {at > 0 && <br />}
                <bdi dir="auto">{withLinks(line, ownUrl)}</bdi>
              </Fragment>
            ))}
          </p>
        ))}
    </>
  );
}

/** Links the addresses of our own pages; mails link nowhere else. */
const withLinks = (line: string, ownUrl: string) =>
  line.split(/(https?:\/\/[\w.~:/?#=&%+-]*[\w/=-])/).map((part, index) =>
    part.startsWith(`${ownUrl}/`) ? (
      <a key={index} href={part} class="ink" style={styles.link}>
        {part}
      </a>
    ) : (
      part
    ),
  );

/** Isolates untrusted text, so that it cannot change the writing direction of our own text. */
export function Written({ words }: { readonly words: Words }) {
  if (typeof words === 'string') return <>{words}</>;
  return (
    <>
      {tidy(words.theirs)
        .split('\n')
        .map((line, index) => (
          <Fragment key={index}>
            {index > 0 && <br />}
            <bdi dir="auto">{line}</bdi>
          </Fragment>
        ))}
    </>
  );
}
