import { Type } from 'typebox';
import { isoTime, type PayloadsOf } from '#server/platform/jobs/job.ts';

const ofCorrection = Type.Object({ user_id: Type.String(), correction_id: Type.String() });

/** The account's jobs and their payloads: emails about resume links, corrected addresses and erasures, and what an erasure leaves to do. */
export const accountJobKinds = {
  'resume-link': Type.Object({ token: Type.String(), email: Type.String(), asked_at: isoTime }),
  'address-corrected': ofCorrection,
  'address-left': ofCorrection,
  'address-restored': ofCorrection,
  'move-customer': Type.Object({ user_id: Type.String() }),
  erased: Type.Object({ email: Type.String(), erased_at: isoTime }),
  'forget-provider-events': Type.Object({ provider_ids: Type.Array(Type.String()) }),
  'forget-emails': Type.Object({ email_hash: Type.String(), before: isoTime }),
  'forget-conversions': Type.Object({ event_ids: Type.Array(Type.String()) }),
};

declare module '#server/platform/jobs/job.ts' {
  interface JobPayloads extends PayloadsOf<typeof accountJobKinds> {}
}
