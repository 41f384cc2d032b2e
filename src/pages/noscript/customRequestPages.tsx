import { firm } from '#site/firm';
import { pages } from '#site/pages';
import { settings } from '#site/settings';
import { words } from '#site/words/forms';
import { CustomRequestForm } from '../../forms/custom/CustomRequestForm';
import { getCustomRequestPath } from '../../site/formPaths';
import type { ServicesContent } from '../../site/types';
import { loadContent } from '../contents';
import { FormPanel } from './FormPanel';
import type { FormPage } from './formPage';

/** Returns a list with one form page if the services page offers a custom solution (§2.10), otherwise an empty list. */
export async function listCustomRequestPages(id: string): Promise<FormPage[]> {
  const { combos } = (await loadContent(id)) as ServicesContent;
  const card = combos?.cards.find(({ isCustom }) => isCustom);
  const page = pages[id];
  if (!card || !page) return [];
  const path = getCustomRequestPath(page.path);
  const { title } = words.customRequest;
  return [
    {
      kind: 'custom-request',
      path,
      title,
      description: card.description,
      isRoute: false,
      summaryTitle: settings.quoteDelivery === 'summary' ? words.customRequest.summaryHeading : undefined,
      Page: () => (
        <FormPanel title={title} subtitle={card.description}>
          <CustomRequestForm
            firm={firm}
            delivery={settings.quoteDelivery}
            formRules={settings.formRules}
            pagePath={path}
          />
        </FormPanel>
      ),
    },
  ];
}
