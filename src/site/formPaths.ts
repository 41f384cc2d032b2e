import { words } from '#site/words/addresses';
import { joinPath } from './joinPath';
import type { InternalPath } from './types';

/**
 * Returns the path of the application form's page for visitors without JavaScript. Each form page is below the page
 * that opens the dialog of the form.
 */
export const getApplyPath = (jobsPath: string, jobId: string): InternalPath => joinPath(jobsPath, jobId, words.apply);
export const getQuotePath = (plansPath: string): InternalPath => joinPath(plansPath, words.quote);
export const getCustomRequestPath = (servicesPath: string): InternalPath => joinPath(servicesPath, words.customRequest);
