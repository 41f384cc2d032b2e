import { words } from '#site/words/outcomes';
import type { Outcome } from '../../site/words/outcomes';
import type { FormId } from '../../store/submissions/submissionsSlice';

/** The texts about the result of each form: §2.11, §2.12, §8. */
export const outcomeWords = {
  contact: words.contact,
  contactPage: words.contact,
  application: words.application,
  quote: words.request,
  customRequest: words.request,
} satisfies Record<FormId, Outcome>;
