import type { ComponentChildren } from 'preact';
import type { Business } from '../../domain/business/business.ts';
import { companyLines, contactLines, plainLine, sampleNote } from '../../domain/wording/business.ts';
import type { PriceView } from '../../domain/wording/price.ts';
import { CardText } from './card-lines.tsx';
import { addressIn } from './price-view.ts';

/** The logo. */
export function Mark() {
  return (
    <svg class="logo" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M1 4h22" stroke-width="3" />
      <path d="M4 7v15M20 7v15M12 7v15M4 14.5h16" stroke-width="1.5" />
    </svg>
  );
}

const places = [
  ['/', 'Configure'],
  ['/products', 'Doors'],
  ['/security-doors', 'Security doors'],
  ['/contact', 'Contact'],
] as const;

interface SiteHeaderProps {
  readonly name: string;
  readonly path: string | undefined;
  readonly priceView: PriceView;
}

export function SiteHeader({ name, path, priceView }: SiteHeaderProps) {
  return (
    <header class="site-header">
      <a class="skip" href="#main">
        Skip to the content
      </a>
      <div class="bar">
        <a class="wordmark" href={addressIn(priceView, '/')}>
          <Mark />
          {name}
        </a>
        <nav aria-label="Main">
          <ul>
            {places.map(([href, name]) => (
              <li key={href}>
                <a href={addressIn(priceView, href)} aria-current={href === path ? 'page' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}

export function SiteFooter({ business }: { readonly business: Business }) {
  const contact = contactLines(business);
  const company = companyLines(business).map(plainLine);
  return (
    <footer class="site-footer">
      <div class="bar">
        <div class="footer-maker">
          <p>
            {business.name}. Steel internal glazed doors and security doors, made in Ireland to the millimetre
            of your opening.
          </p>
          {contact.length > 0 && (
            <address>
              {contact.map((line) => (
                <span key={line.label}>
                  <CardText line={line} />
                </span>
              ))}
            </address>
          )}
          {company.length > 0 && <p>{company.join(' · ')}</p>}
          {business.isSample && <p class="sample-note">{sampleNote}</p>}
        </div>
        <ul>
          <li>
            <a href="/faq">Questions</a>
          </li>
          <li>
            <a href="/measuring">Measuring</a>
          </li>
          <li>
            <a href="/privacy">Privacy</a>
          </li>
          <li>
            <a href="/contact">Contact</a>
          </li>
          <li>
            <a href="/docs">For developers</a>
          </li>
        </ul>
      </div>
    </footer>
  );
}

/** Links as buttons; the first is the primary one. */
export function Buttons({ links }: { readonly links: readonly (readonly [href: string, text: string])[] }) {
  return (
    <p class="buttons">
      {links.map(([href, text], index) => (
        <a key={href} class={index === 0 ? 'button' : 'button-quiet'} href={href}>
          {text}
        </a>
      ))}
    </p>
  );
}

interface IntroProps {
  readonly eyebrow?: string;
  readonly title: string;
  readonly children?: ComponentChildren;
}

export function Intro({ eyebrow, title, children }: IntroProps) {
  return (
    <div class="intro">
      {eyebrow && <p class="eyebrow">{eyebrow}</p>}
      <h1>{title}</h1>
      {children}
    </div>
  );
}
