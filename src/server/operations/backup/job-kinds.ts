import { Type } from 'typebox';
import type { PayloadsOf } from '#server/platform/jobs/job.ts';

/** The nightly backup; each plans the next one. */
export const backupJobKinds = {
  backup: Type.Object({}),
};

declare module '#server/platform/jobs/job.ts' {
  interface JobPayloads extends PayloadsOf<typeof backupJobKinds> {}
}
