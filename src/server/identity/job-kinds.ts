import { Type } from 'typebox';
import { isoTime, type PayloadsOf } from '#server/platform/jobs/job.ts';

/** The jobs of signing in and their payloads. */
export const identityJobKinds = {
  'reset-password': Type.Object({ email_key: Type.String() }),
  'password-changed': Type.Object({
    user_id: Type.String(),
    changed_at: isoTime,
    is_first: Type.Optional(Type.Boolean()),
  }),
  /** `later_browser`: hash in base64url of the browser of a later sign-up, whose plan is sent; absent: the account's own. */
  'plan-link': Type.Object({ user_id: Type.String(), later_browser: Type.Optional(Type.String()) }),
};

declare module '#server/platform/jobs/job.ts' {
  interface JobPayloads extends PayloadsOf<typeof identityJobKinds> {}
}
