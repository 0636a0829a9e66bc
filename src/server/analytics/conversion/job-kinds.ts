import { Type } from 'typebox';
import type { PayloadsOf } from '#server/platform/jobs/job.ts';

/** The job kinds of conversions, with their payloads. */
export const conversionJobKinds = {
  conversion: Type.Object({
    user_id: Type.Union([Type.String(), Type.Null()]),
    checkout_id: Type.String(),
    /** Absent for a purchase that was scheduled before trials were reported. */
    name: Type.Optional(Type.Enum(['Purchase', 'StartTrial'])),
  }),
};

declare module '#server/platform/jobs/job.ts' {
  interface JobPayloads extends PayloadsOf<typeof conversionJobKinds> {}
}
