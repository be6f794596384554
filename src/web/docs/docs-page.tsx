import type { GuidePage } from './guide.ts';
import { renderMarkdown } from './markdown.ts';

/** A page of the guide beside the list of all. Its text is our own, escaped by its renderer. */
export function DocsPage({ page, pages }: { page: GuidePage; pages: readonly GuidePage[] }) {
  return (
    <div class="docs">
      <nav aria-label="Documentation">
        <ul>
          {pages.map(({ path, title }) => (
            <li key={path}>
              <a href={path} aria-current={path === page.path ? 'page' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
        <p>
          <a href={page.twin}>This page as Markdown</a>
        </p>
      </nav>
      <article class="docs-text" dangerouslySetInnerHTML={{ __html: renderMarkdown(page.markdown) }} />
    </div>
  );
}
