import { pages } from '#site/pages';
import ContactPage from '../contact/ContactPage';
import { loadContent, getLoadedContent } from '../contents';
import type { FormPage } from './formPage';

/** Returns a list with one form page: the contact page (§2.1), which contains the contact form. */
export async function listContactPages(id: string): Promise<FormPage[]> {
  await loadContent(id);
  const page = pages[id];
  if (!page) return [];
  const { path, title, description } = page;
  return [
    {
      kind: 'contact',
      path,
      title,
      description,
      isRoute: true,
      Page: () => <ContactPage id={id} title={title} content={getLoadedContent<'contact'>(id)} />,
    },
  ];
}
