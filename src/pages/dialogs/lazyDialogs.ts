import { createElement } from 'react';
import { createLazyPart } from '../../components/lazyPart';
import { filterOpenJobs } from '../../site/jobPages';
import { loadContentOfKind } from '../contents';

/**
 * The dialogs. Each dialog has a separate chunk with its code and texts. The store contains the job, plan or member for
 * which a dialog is open. A chunk loads when the visitor hovers over or focuses the button that opens the dialog, or at
 * the latest when the dialog opens. Without `Save-Data`, the chunk of a likely next dialog loads when the browser is
 * idle (app/routing/preloads.ts).
 */
export const contactDialog = createLazyPart(() => import(/* webpackChunkName: "contact-dialog" */ './Contact'));
export const applyDialog = createLazyPart(async () => {
  const [{ default: Apply }, { jobs }] = await Promise.all([
    import(/* webpackChunkName: "apply-dialog" */ './Apply'),
    loadContentOfKind('jobs'),
  ]);
  return { default: () => createElement(Apply, { jobs: filterOpenJobs(jobs) }) };
});
export const quoteDialog = createLazyPart(() => import(/* webpackChunkName: "quote-dialog" */ './Quote'));
export const customRequestDialog = createLazyPart(
  () => import(/* webpackChunkName: "custom-request-dialog" */ './CustomRequest'),
);
export const displayDialog = createLazyPart(
  () => import(/* webpackChunkName: "display-settings" */ './DisplaySettings'),
);
export const teamHierarchyDialog = createLazyPart(async () => {
  const [{ default: TeamHierarchy }, { team, hierarchy }] = await Promise.all([
    import(/* webpackChunkName: "team-hierarchy" */ './TeamHierarchy'),
    loadContentOfKind('people'),
  ]);
  if (!team || !hierarchy) throw new Error("The content of the kind 'people' lacks `team` or `hierarchy`. Add both.");
  return { default: () => createElement(TeamHierarchy, { team, hierarchy }) };
});
