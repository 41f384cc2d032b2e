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
  clickButton,
  relayStub,
  combineSteps,
  type State,
} from './state';

/** Clicks the page's first button named `buttonName`, and waits for a dialog. */
const openDialogByButton = (buttonName: string) => async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: buttonName, exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
};

/**
 * A dialog for a quote or a custom request: its page, the name of the button that opens it, and the texts of its form.
 */
interface RequestDialog {
  readonly name: string;
  readonly route: string;
  readonly buttonName: string;
  readonly submitLabel: string;
  readonly submittingLabel: string;
  readonly summaryHeading: string;
}

/**
 * Returns the states after the visitor sends a request. If the site shows a summary (§2.14), there is one state. If the
 * relay receives the request, the three states are: sending, failed and sent.
 */
function createOutcomeStates({
  name,
  route,
  buttonName,
  submitLabel,
  submittingLabel,
  summaryHeading,
}: RequestDialog): State[] {
  const openDialog = openDialogByButton(buttonName);
  const send = clickButton(submitLabel);
  if (settings.quoteDelivery === 'summary')
    return [
      {
        name: `${name}, summary`,
        route,
        reachState: combineSteps(openDialog, send, waitForHeading(summaryHeading)),
      },
    ];
  return [
    {
      name: `${name}, sending`,
      route,
      reachState: combineSteps(openDialog, relayStub.ignoreSubmissions, send, waitForButton(submittingLabel)),
    },
    {
      name: `${name}, failed`,
      route,
      reachState: combineSteps(openDialog, relayStub.abortSubmissions, send, waitForAlert),
    },
    {
      name: `${name}, sent`,
      route,
      reachState: combineSteps(openDialog, relayStub.acceptSubmissions, send, keepOverlayOpen(outcomes.request.title)),
    },
  ];
}

/**
 * Returns the states of the quote dialog (§2.14): with a plan, with select fields, in another currency, with an add-on,
 * and with a sent quote.
 */
export function createQuoteStates(
  offers: Readonly<Record<'plans' | 'combo' | 'bundle', readonly Offer[]>>,
): OptionalState[] {
  const [firstOffer] = [...offers.plans, ...offers.combo, ...offers.bundle];
  if (!firstOffer) return [];
  const sentOffer = offers.combo[0] ?? firstOffer;
  const maxSelectCount = Math.max(...offers.plans.map(({ quote }) => quote.selects.length));
  const offerWithSelects = offers.plans.find(({ quote }) => quote.selects.length === maxSelectCount);
  const [bundleOffer] = offers.bundle;
  const otherCurrency = getBudgetCurrencies(settings)[1];
  const createDialogState = ({ path, buttonName }: Offer) => ({
    route: path,
    reachState: openDialogByButton(buttonName),
  });
  return [
    { name: 'quote', ...createDialogState(firstOffer) },
    otherCurrency !== undefined && {
      name: 'quote in another currency',
      route: firstOffer.path,
      reachState: combineSteps(openDialogByButton(firstOffer.buttonName), clickButton(otherCurrency)),
    },
    offerWithSelects &&
      maxSelectCount > 0 &&
      offerWithSelects.path !== firstOffer.path && {
        name: 'quote with selects',
        ...createDialogState(offerWithSelects),
      },
    bundleOffer && { name: 'quote for plan and add-on', ...createDialogState(bundleOffer) },
    ...createOutcomeStates({
      name: 'quote',
      route: sentOffer.path,
      buttonName: sentOffer.buttonName,
      submitLabel: sentOffer.quote.submitLabel,
      submittingLabel: forms.quote.submitting,
      summaryHeading: forms.quote.summaryHeading,
    }),
  ];
}

/** Returns the states of the custom request (§2.10), including the states after the visitor sends the request. */
export function createCustomRequestStates({ path: route, buttonName }: Record<'path' | 'buttonName', string>): State[] {
  const { submit: submitLabel, submitting: submittingLabel, summaryHeading } = forms.customRequest;
  return [
    { name: 'custom solution', route, reachState: openDialogByButton(buttonName) },
    ...createOutcomeStates({
      name: 'custom solution',
      route,
      buttonName,
      submitLabel,
      submittingLabel,
      summaryHeading,
    }),
  ];
}
