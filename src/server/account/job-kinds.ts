import { Type } from 'typebox';
import { isoTime, type PayloadsOf } from '#server/platform/jobs/job.ts';

/** The jobs that an account takes on, with what they carry: the emails about a copy and an erasure, and what erasing leaves to do. */
export const accountJobKinds = {
  'resume-link': Type.Object({ token: Type.String(), email: Type.String(), asked_at: isoTime }),
  erased: Type.Object({ email: Type.String(), erased_at: isoTime }),
  'forget-provider-events': Type.Object({ provider_ids: Type.Array(Type.String()) }),
  'forget-emails': Type.Object({ email_hash: Type.String(), before: isoTime }),
  'forget-conversions': Type.Object({ event_ids: Type.Array(Type.String()) }),
};

declare module '#server/platform/jobs/job.ts' {
  interface JobPayloads extends PayloadsOf<typeof accountJobKinds> {}
}
