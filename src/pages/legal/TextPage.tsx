import { words } from '#site/words/controls';
import { splitAtPlaceholder } from '../../site/fill';
import { formatDate } from '../../components/formatDate';
import { PageHeading } from '../../components/PageHeading/PageHeading';
import { TextSections } from '../../components/TextSections/TextSections';
import type { PageProps } from '../pageProps';

/** Renders a page of long text: privacy, terms, accessibility. */
export default function TextPage({ title, content }: PageProps<'text'>) {
  const { intro, updated, sections } = content;
  const [before, after] = splitAtPlaceholder(words.lastUpdated, 'date');
  return (
    <>
      <PageHeading title={title} subtitle={intro}>
        <p>
          {before}
          <time dateTime={updated}>{formatDate(updated)}</time>
          {after}
        </p>
      </PageHeading>
      <TextSections sections={sections} />
    </>
  );
}
