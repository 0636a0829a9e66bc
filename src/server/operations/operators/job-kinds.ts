import { Type } from 'typebox';
import { isoTime, type PayloadsOf } from '#server/platform/jobs/job.ts';
import { signInChanges } from './sign-in-change.ts';

/** The jobs of the team and their payloads. */
export const operatorJobKinds = {
  'operator-invitation': Type.Object({ operator_id: Type.String(), is_reset: Type.Optional(Type.Boolean()) }),
  'operator-sign-in': Type.Object({
    operator_id: Type.String(),
    change: Type.Enum([...signInChanges]),
    name: Type.String(),
    at: isoTime,
  }),
};

declare module '#server/platform/jobs/job.ts' {
  interface JobPayloads extends PayloadsOf<typeof operatorJobKinds> {}
}
