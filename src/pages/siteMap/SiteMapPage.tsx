import { LinkGroups } from '../../components/LinkGroups/LinkGroups';
import { PageBody } from '../../components/PageBody/PageBody';
import { PageHeading } from '../../components/PageHeading/PageHeading';
import { siteMap } from '#site/siteMap';

/** Every page in one list: a second way to each besides the menus (WCAG 2.4.5). */
export default function SiteMapPage() {
  return (
    <>
      <PageHeading title={siteMap.title} subtitle={siteMap.intro} />
      <PageBody>
        <LinkGroups groups={siteMap.groups} />
      </PageBody>
    </>
  );
}
