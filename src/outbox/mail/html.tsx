import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { MailContent, Part } from './content.ts';
import { Door, Facts, Letter, List, Price, Written } from './html-pieces.tsx';
import { styles, styleSheet } from './styles.ts';

/** Renders a mail as HTML. Components escape all content, so it cannot inject markup. */
export const mailHtml = (content: MailContent): string =>
  `<!DOCTYPE html>${renderToString(<MailDocument {...content} />)}`;

function MailDocument({ subject, sender, title, preview, parts, footer }: MailContent) {
  return (
    <html lang="en-IE">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{styleSheet}</style>
      </head>
      <body class="paper" style={styles.body}>
        <div style={styles.hidden}>{preview}</div>
        <Layout class="paper" style={styles.outer}>
          <td class="outer-cell" style={styles.outerCell}>
            <div role="main">
              <Layout class="sheet" style={styles.sheet}>
                <td class="side" style={styles.head}>
                  <p class="ink" style={styles.sender}>
                    {sender}
                  </p>
                  {title !== null && (
                    <h1 class="ink title" style={styles.title}>
                      {title}
                    </h1>
                  )}
                </td>
                <td class="side" style={styles.content}>
                  {parts.map((part, index) => (
                    <PartOf key={index} part={part} />
                  ))}
                </td>
                <td class="side line" style={styles.footer}>
                  {footer.map((text) => (
                    <p key={text} class="soft" style={styles.footerText}>
                      {text}
                    </p>
                  ))}
                </td>
              </Layout>
            </div>
          </td>
        </Layout>
      </body>
    </html>
  );
}

interface LayoutProps {
  readonly class?: string;
  readonly style: string;
  readonly children: ComponentChildren;
}

/** A layout table, since mail programs do not support other layouts. */
function Layout({ class: className, style, children }: LayoutProps) {
  const cells = Array.isArray(children) ? (children as ComponentChildren[]) : [children];
  return (
    <table role="presentation" cellPadding="0" cellSpacing="0" class={className} style={style}>
      <tbody>
        {cells.map((cell, index) => (
          <tr key={index}>{cell}</tr>
        ))}
      </tbody>
    </table>
  );
}

function PartOf({ part }: { readonly part: Part }) {
  switch (part.kind) {
    case 'heading':
      return (
        <h2 class="ink line" style={styles.heading}>
          {part.text}
        </h2>
      );
    case 'paragraph':
      return (
        <p class="ink" style={styles.paragraph}>
          {part.text}
        </p>
      );
    case 'quiet':
      return (
        <p class="soft" style={styles.quiet}>
          {part.text}
        </p>
      );
    case 'notice':
      return (
        <div class="notice" style={styles.notice}>
          <p class="ink" style={styles.noticeTitle}>
            {part.title}
          </p>
          <p class="ink" style={styles.noticeText}>
            {part.text}
          </p>
        </div>
      );
    case 'facts':
      return <Facts facts={part.facts} />;
    case 'letter':
      return <Letter {...part} />;
    case 'message':
      return (
        <div class="ink line" style={styles.message}>
          <Written words={part.text} />
        </div>
      );
    case 'list':
      return <List {...part} />;
    case 'door':
      return <Door door={part} />;
    case 'total':
      return (
        <div class="strong-line" style={styles.total}>
          <p class="soft" style={styles.second}>
            Estimate for all
          </p>
          <Price prices={part.prices} />
          <p class="soft" style={styles.quiet}>
            {part.note}
          </p>
        </div>
      );
  }
}
