import { words } from '#site/words/addresses';
import type { InternalPath } from './types';

/** Where forms stand on a page of their own, for visitors without JavaScript: below the page that their dialog opens from. */
const below = (page: string, ...parts: readonly string[]): InternalPath =>
  `/${[page.slice(1), ...parts].filter(Boolean).join('/')}`;

export const applyPath = (jobsPage: string, jobId: string): InternalPath => below(jobsPage, jobId, words.apply);
export const quotePath = (plansPage: string): InternalPath => below(plansPage, words.quote);
export const customRequestPath = (servicesPage: string): InternalPath => below(servicesPage, words.customRequest);
