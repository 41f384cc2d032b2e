import type { Page } from '@playwright/test';
import { settings } from '#site/settings';
import { words as forms } from '#site/words/forms';
import { words as outcomes } from '#site/words/outcomes';
import { getBudgetCurrencies } from '../../src/site/currency';
import type { Offer } from '../../test/subjects';
import {
  type OptionalState,
  waitForAlert,
  waitForButton,
  waitForHeading,
  keepOverlayOpen,
  press,
  relay,
  combineSteps,
  type State,
} from './state';

/** Clicks the page's first button named `opener`, and waits for a dialog. */
const openBy = (opener: string) => async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: opener, exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
};

/** A dialog for a quote or a custom request: its page, the name of its opener, and the texts of its form. */
interface Request {
  readonly name: string;
  readonly route: string;
  readonly opener: string;
  readonly submit: string;
  readonly submitting: string;
  readonly summary: string;
}

/**
 * Returns the states after the visitor sends a request. If the site shows a summary (§2.14), there is one state. If the
 * relay receives the request, the three states are: sending, failed and sent.
 */
function createEndStates({ name, route, opener, submit, submitting, summary }: Request): State[] {
  const open = openBy(opener);
  const send = press(submit);
  if (settings.quoteDelivery === 'summary')
    return [
      {
        name: `${name}, summary`,
        route,
        reach: combineSteps(open, send, waitForHeading(summary)),
      },
    ];
  return [
    { name: `${name}, sending`, route, reach: combineSteps(open, relay.neverAnswers, send, waitForButton(submitting)) },
    { name: `${name}, failed`, route, reach: combineSteps(open, relay.isDown, send, waitForAlert) },
    {
      name: `${name}, sent`,
      route,
      reach: combineSteps(open, relay.accepts, send, keepOverlayOpen(outcomes.request.title)),
    },
  ];
}

/**
 * Returns the states of the quote dialog (§2.14): with a plan, with selects, in another currency, with an add-on, and
 * after the visitor sends the quote.
 */
export function createQuoteStates(
  offers: Readonly<Record<'plans' | 'combo' | 'bundle', readonly Offer[]>>,
): OptionalState[] {
  const [anyOffer] = [...offers.plans, ...offers.combo, ...offers.bundle];
  if (!anyOffer) return [];
  const sentOffer = offers.combo[0] ?? anyOffer;
  const maxSelects = Math.max(...offers.plans.map(({ quote }) => quote.selects.length));
  const withSelects = offers.plans.find(({ quote }) => quote.selects.length === maxSelects);
  const [bundled] = offers.bundle;
  const otherCurrency = getBudgetCurrencies(settings)[1];
  const open = ({ path, opener }: Offer) => ({ route: path, reach: openBy(opener) });
  return [
    { name: 'quote', ...open(anyOffer) },
    otherCurrency !== undefined && {
      name: 'quote in another currency',
      route: anyOffer.path,
      reach: combineSteps(openBy(anyOffer.opener), press(otherCurrency)),
    },
    withSelects &&
      maxSelects > 0 &&
      withSelects.path !== anyOffer.path && { name: 'quote with selects', ...open(withSelects) },
    bundled && { name: 'quote for plan and add-on', ...open(bundled) },
    ...createEndStates({
      name: 'quote',
      route: sentOffer.path,
      opener: sentOffer.opener,
      submit: sentOffer.quote.submitLabel,
      submitting: forms.quote.submitting,
      summary: forms.quote.summaryHeading,
    }),
  ];
}

/** Returns the states of the custom request (§2.10), including the states after the visitor sends the request. */
export function createCustomStates({ path: route, opener }: Record<'path' | 'opener', string>): State[] {
  const { submit, submitting, summaryHeading: summary } = forms.customRequest;
  return [
    { name: 'custom solution', route, reach: openBy(opener) },
    ...createEndStates({ name: 'custom solution', route, opener, submit, submitting, summary }),
  ];
}
