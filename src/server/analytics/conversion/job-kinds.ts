import { Type } from 'typebox';
import type { PayloadsOf } from '#server/platform/jobs/job.ts';

/** The jobs that telling the advertiser takes on, with what they carry. */
export const conversionJobKinds = {
  conversion: Type.Object({ user_id: Type.Union([Type.String(), Type.Null()]), checkout_id: Type.String() }),
};

declare module '#server/platform/jobs/job.ts' {
  interface JobPayloads extends PayloadsOf<typeof conversionJobKinds> {}
}
