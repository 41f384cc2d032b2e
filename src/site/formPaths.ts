import { words } from '#site/words/addresses';
import { joinPath } from './joinPath';
import type { InternalPath } from './types';

/**
 * Returns the path of the page that contains only a form, for visitors without JavaScript. The path is below the path
 * of the page that opens the form's dialog.
 */
export const getApplyPath = (jobsPage: string, jobId: string): InternalPath => joinPath(jobsPage, jobId, words.apply);
export const getQuotePath = (plansPage: string): InternalPath => joinPath(plansPage, words.quote);
export const getCustomRequestPath = (servicesPage: string): InternalPath => joinPath(servicesPage, words.customRequest);
