import { Type } from 'typebox';
import type { PayloadsOf } from '#server/platform/jobs/job.ts';

/** The jobs of the team and their payloads. */
export const operatorJobKinds = {
  'operator-invitation': Type.Object({ operator_id: Type.String() }),
};

declare module '#server/platform/jobs/job.ts' {
  interface JobPayloads extends PayloadsOf<typeof operatorJobKinds> {}
}
