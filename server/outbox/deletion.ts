import type { Engine, Query } from './engine/engine';
import { selectResumeId } from './resumes';

/** Builds the deletion of everything that the outbox holds of a submission. The last query deletes its row. */
export const deletion = (build: Engine['build'], id: string): [Query, Query, Query, Query, Query] => [
  build.deleteFrom('deliveries').where('submission', '=', id),
  build.deleteFrom('resume_parts').where('id', '=', selectResumeId(build, id)),
  build.deleteFrom('receipts').where('id', '=', id),
  build.deleteFrom('repeats').where('id', '=', id),
  build.deleteFrom('submissions').where('id', '=', id),
];
