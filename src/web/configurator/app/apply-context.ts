import { type HostContext, ownProperties } from './host-context.ts';

/** Gives the page the host's theme, variables, language and insets. */
export function createContextApplier(page: Document): (context: HostContext) => void {
  const schemes = schemeRules(page).map((rule) => ({ rule, own: rule.media.mediaText }));
  const { documentElement: root, body } = page;
  return ({ theme, variables, locale, insets }) => {
    root.style.colorScheme = theme ?? '';
    // The style sheets follow the system; here the host's choice replaces it.
    for (const { rule, own } of schemes) {
      const isMet = own.includes('dark') === (theme === 'dark');
      rule.media.mediaText = theme === null ? own : isMet ? 'all' : 'not all';
    }
    for (const [property, value] of ownProperties(variables, (name, text) => CSS.supports(name, text))) {
      root.style.setProperty(property, value);
    }
    // Our words are English whatever the host's language is.
    root.lang = locale !== null && /^en\b/i.test(locale) ? locale : 'en-IE';
    const { top, right, bottom, left } = insets;
    body.style.padding = `${top}px ${right}px ${bottom}px ${left}px`;
  };
}

const schemeRules = (page: Document): CSSMediaRule[] =>
  Array.from(page.styleSheets).flatMap((sheet) =>
    Array.from(sheet.cssRules).filter(
      (rule): rule is CSSMediaRule =>
        rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-color-scheme'),
    ),
  );
