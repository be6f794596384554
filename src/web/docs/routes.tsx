import type { FastifyInstance } from 'fastify';
import { type GuidePage, guidePages, guideSlugs } from './guide.ts';
import { llmsText } from './llms-text.ts';
import { renderMarkdown } from './markdown.ts';
import { open, type PageKit } from '../shell/page-kit.tsx';

const markdown = 'text/markdown; charset=utf-8';

/** The partners' guide as HTML and Markdown, and `/llms.txt`. */
export function addDocsRoutes(server: FastifyInstance, kit: PageKit): void {
  // Made lazily: `publicUrl` is only known once the server listens.
  let made: ReturnType<typeof guidePages> | undefined;
  const pages = () => (made ??= guidePages({ ...kit, publicUrl: kit.publicUrl() }));

  guideSlugs.forEach((slug, index) => {
    const page = () => {
      const found = pages()[index];
      if (!found) throw new Error('A page of the guide is missing');
      return found;
    };
    server.get(slug === '' ? '/docs' : `/docs/${slug}`, open, (_request, reply) => {
      const { title, summary, path, twin } = page();
      void reply.header('link', `<${kit.publicUrl()}${twin}>; rel="alternate"; type="text/markdown"`);
      return kit.showKept(reply, {
        name: path,
        privacy: 'shared',
        make: (priceView) =>
          kit.render(priceView, {
            title,
            titleEnd: 'Lintel API',
            description: summary,
            path,
            body: <DocsPage page={page()} pages={pages()} />,
          }),
      });
    });
    server.get(`/docs/${slug === '' ? 'quick-start' : slug}.md`, open, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').type(markdown).send(page().markdown),
    );
  });

  server.get('/llms.txt', open, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(llmsText(kit.publicUrl(), pages(), kit.clientPackage, kit.business)),
  );
}

/** A page of the guide. Its inner HTML is safe, because `renderMarkdown` escapes its input. */
function DocsPage({ page, pages }: { page: GuidePage; pages: readonly GuidePage[] }) {
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
