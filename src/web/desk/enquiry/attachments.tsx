import type { Enquiry } from '../../../app/enquiries/enquiry.ts';
import { dayAndTime } from '../../../domain/wording/format.ts';
import { UserText, UserParagraphs } from '../user-text.tsx';
import { Fact, Section, TypedFact } from './facts.tsx';

interface AttachmentsProps {
  readonly enquiry: Enquiry;
  readonly now: number;
}

/**
 * Links to attachments. Their URLs are untrusted, so the host is shown before a link is opened, and no referrer is
 * sent.
 */
export function Attachments({ enquiry: { request }, now }: AttachmentsProps) {
  const all = 'attachments' in request ? request.attachments : [];
  if (all.length === 0) return null;
  return (
    <Section id="files" title="Files kept elsewhere">
      <p class="hint">
        These addresses were sent with the enquiry. Nobody has looked at them: open them with care.
      </p>
      <ol class="desk-files">
        {all.map(({ url, type, description, expiresAt }, index) => (
          <li key={index}>
            {url !== undefined && <SafeLink url={url} />}
            {description !== undefined && <UserParagraphs text={description} />}
            <dl class="facts">
              <TypedFact name="Kind" text={type} />
              {expiresAt !== undefined && (
                <Fact name="Link ends">
                  <Expiry at={expiresAt} now={now} />
                </Fact>
              )}
            </dl>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Shows the host as parsed, because an address may be made to look like another. */
export function SafeLink({ url }: { readonly url: string }) {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return <UserText text={url} />;
  return (
    <p>
      <a href={parsed.href} rel="noopener noreferrer nofollow" referrerpolicy="no-referrer" target="_blank">
        Open what is at <strong>{parsed.host}</strong> in a new window
      </a>
      <br />
      <span class="hint">
        <UserText text={url} />
      </span>
    </p>
  );
}

function Expiry({ at, now }: { readonly at: string; readonly now: number }) {
  const time = Date.parse(at);
  if (Number.isNaN(time)) return <UserText text={at} />;
  return (
    <>
      {dayAndTime(time)}
      {time < now && <strong> (over)</strong>}
    </>
  );
}
