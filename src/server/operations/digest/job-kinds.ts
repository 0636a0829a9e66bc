import { Type } from 'typebox';
import type { PayloadsOf } from '#server/platform/jobs/job.ts';

/** The job that sends a digest, and its payload. */
export const digestJobKinds = {
  digest: Type.Object({
    operator_id: Type.String(),
    /** The day (UTC) that the digest is about. */
    day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  }),
};

declare module '#server/platform/jobs/job.ts' {
  interface JobPayloads extends PayloadsOf<typeof digestJobKinds> {}
}
