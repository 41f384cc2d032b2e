import type { Engine, Query } from './engine/engine';
import { selectResumeId } from './resumes';

/** Builds the queries that delete all data of a submission from the outbox. The last query deletes its row. */
export const deletion = (build: Engine['build'], id: string): [Query, Query, Query, Query, Query] => [
  build.deleteFrom('deliveries').where('submission', '=', id),
  build.deleteFrom('resume_parts').where('id', '=', selectResumeId(build, id)),
  build.deleteFrom('receipts').where('id', '=', id),
  build.deleteFrom('repeats').where('id', '=', id),
  build.deleteFrom('submissions').where('id', '=', id),
];
