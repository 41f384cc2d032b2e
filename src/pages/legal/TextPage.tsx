import { PageHeading } from '../../components/PageHeading/PageHeading';
import { TextSections } from '../../components/TextSections/TextSections';
import type { TextPageContent } from '../../site/types';

export interface TextPageProps {
  content: TextPageContent;
}

/** A page of long text: privacy, terms, accessibility. */
export function TextPage({ content }: TextPageProps) {
  const { title, intro, updated, sections } = content;
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
