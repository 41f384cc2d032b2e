import { words } from '#site/words/addresses';
import { pathBelow } from './pathBelow';
import type { InternalPath } from './types';

/** Where forms stand on a page of their own, for visitors without JavaScript: below the page that their dialog opens from. */
export const applyPath = (jobsPage: string, jobId: string): InternalPath => pathBelow(jobsPage, jobId, words.apply);
export const quotePath = (plansPage: string): InternalPath => pathBelow(plansPage, words.quote);
export const customRequestPath = (servicesPage: string): InternalPath => pathBelow(servicesPage, words.customRequest);
