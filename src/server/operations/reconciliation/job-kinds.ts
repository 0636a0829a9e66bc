import { Type } from 'typebox';
import type { PayloadsOf } from '#server/platform/jobs/job.ts';

export const reconciliationJobKinds = {
  /** `key` names the run: a night, or somebody's request. */
  'compare-with-provider': Type.Object({ key: Type.String() }),
};

declare module '#server/platform/jobs/job.ts' {
  interface JobPayloads extends PayloadsOf<typeof reconciliationJobKinds> {}
}
