import { words } from '#site/words/addresses';
import { pathBelow } from './pathBelow';
import type { InternalPath } from './types';

/**
 * Returns the path of a form's own page, for visitors without JavaScript. It is below the page that opens the form's
 * dialog.
 */
export const applyPath = (jobsPage: string, jobId: string): InternalPath => pathBelow(jobsPage, jobId, words.apply);
export const quotePath = (plansPage: string): InternalPath => pathBelow(plansPage, words.quote);
export const customRequestPath = (servicesPage: string): InternalPath => pathBelow(servicesPage, words.customRequest);
