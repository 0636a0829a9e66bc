import { Type } from 'typebox';
import { isoTime, type PayloadsOf } from '#server/platform/jobs/job.ts';

/** The jobs that signing in takes on, with what they carry. */
export const identityJobKinds = {
  'reset-password': Type.Object({ email_key: Type.String() }),
  'password-changed': Type.Object({
    user_id: Type.String(),
    changed_at: isoTime,
    is_first: Type.Optional(Type.Boolean()),
  }),
};

declare module '#server/platform/jobs/job.ts' {
  interface JobPayloads extends PayloadsOf<typeof identityJobKinds> {}
}
