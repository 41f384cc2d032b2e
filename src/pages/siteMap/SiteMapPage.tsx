import { LinkGroups } from '../../components/LinkGroups/LinkGroups';
import { PageBody } from '../../components/PageBody/PageBody';
import { PageHeading } from '../../components/PageHeading/PageHeading';
import { pages } from '#site/pages';
import type { Page, PageKind } from '../../site/pages';
import type { PageProps } from '../pageProps';
import { pageDescriptions } from './descriptions';

/**
 * Renders the site map, which is a second way to find pages besides the menus (WCAG 2.4.5). The site map does not link
 * to closed jobs.
 */
export default function SiteMapPage({ title, content }: PageProps<'site-map'>) {
  const groups = content.groups.map(({ heading, kinds }) => ({
    heading,
    entries: kinds.flatMap((kind) =>
      Object.entries(pages)
        .filter(([, page]) => isListed(page, kind))
        .map(([id, page]) => ({
          label: (kind === 'home' && page.menu?.label) || page.title,
          href: page.path,
          description: pageDescriptions[id] ?? '',
        })),
    ),
  }));
  return (
    <>
      <PageHeading title={title} subtitle={content.intro} />
      <PageBody>
        <LinkGroups groups={groups.filter(({ entries }) => entries.length > 0)} />
      </PageBody>
    </>
  );
}

/**
 * Returns whether the site map lists a page among the pages of a kind. The kind 'jobs' includes the pages of open jobs.
 */
const isListed = (page: Page, kind: PageKind): boolean =>
  page.kind === kind || (kind === 'jobs' && page.kind === 'job' && !page.isClosed);
