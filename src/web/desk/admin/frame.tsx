import type { ComponentChildren } from 'preact';
import { type Notice, NoticeBox } from '../../shell/notices.tsx';
import { DeskForm } from '../form.tsx';

export const adminPlaces = [
  ['/staff/admin/people', 'People'],
  ['/staff/admin/templates', 'Templates'],
  ['/staff/admin/keys', 'API keys'],
  ['/staff/admin/webhooks', 'Webhooks'],
  ['/staff/admin/deliveries', 'Deliveries'],
  ['/staff/admin/person', 'A person’s data'],
  ['/staff/admin/retention', 'Retention'],
  ['/staff/admin/audit', 'Audit'],
] as const;

export type AdminPath = (typeof adminPlaces)[number][0];

interface AdminFrameProps {
  readonly path: AdminPath;
  readonly notice?: Notice | undefined;
  readonly children: ComponentChildren;
}

export function AdminFrame({ path, notice, children }: AdminFrameProps) {
  const title = adminPlaces.find(([place]) => place === path)?.[1];
  return (
    <>
      <header class="desk-heading">
        <h1>{title}</h1>
        <nav aria-label="Admin" class="desk-tabs">
          {adminPlaces.map(([place, label]) => (
            <a key={place} href={place} aria-current={place === path ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
      </header>
      {notice && <NoticeBox notice={notice} />}
      {children}
    </>
  );
}

interface PressProps {
  readonly action: string;
  readonly token: string;
  readonly label: string;
  /** Completes the label for screen readers, where several buttons have the same one. */
  readonly about?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** A form of one button. */
export function Press({ action, token, label, about, fields = {} }: PressProps) {
  return (
    <DeskForm action={action} class="desk-press" token={token} fields={fields}>
      <button type="submit" class="button button-quiet">
        {label}
        {about !== undefined && <span class="visually-hidden"> {about}</span>}
      </button>
    </DeskForm>
  );
}

export function ShownOnce({ title, secret }: { readonly title: string; readonly secret: string }) {
  return (
    <div class="notice" role="status">
      <h2>{title}</h2>
      <p>Keep it now: it cannot be shown again.</p>
      <p>
        <code class="desk-secret">{secret}</code>
      </p>
    </div>
  );
}
