import { PageHeading } from '../../components/PageHeading/PageHeading';
import { TextSections } from '../../components/TextSections/TextSections';
import type { PageProps } from '../pageProps';

/** A page of long text: privacy, terms, accessibility. */
export default function TextPage({ title, content }: PageProps<'text'>) {
  const { intro, updated, sections } = content;
  return (
    <>
      <PageHeading title={title} subtitle={intro}>
        <p>
          Last updated: <time dateTime={updated}>{formatDate(updated)}</time>
        </p>
      </PageHeading>
      <TextSections sections={sections} />
    </>
  );
}

/** '2026-11-20' as people write it; the same on every machine, whatever its language and time zone. */
const formatDate = (isoDate: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate));
