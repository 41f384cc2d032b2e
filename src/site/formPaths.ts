import { words } from '#site/words/addresses';
import { joinPath } from './joinPath';
import type { InternalPath } from './types';

/**
 * Returns the path of the page that contains only a form, for visitors without JavaScript. The path is below the path
 * of the page that opens the form's dialog.
 */
export const getApplyPath = (jobsPath: string, jobId: string): InternalPath => joinPath(jobsPath, jobId, words.apply);
export const getQuotePath = (plansPath: string): InternalPath => joinPath(plansPath, words.quote);
export const getCustomRequestPath = (servicesPath: string): InternalPath => joinPath(servicesPath, words.customRequest);
