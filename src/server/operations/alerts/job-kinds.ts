import { Type } from 'typebox';
import type { PayloadsOf } from '#server/platform/jobs/job.ts';

const what = Type.Enum(['opened', 'still', 'closed']);

/** The jobs of alerts and their payloads. */
export const alertJobKinds = {
  'alert-email': Type.Object({ alert_id: Type.String(), what, to: Type.String(), place: Type.Integer() }),
  'alert-webhook': Type.Object({ alert_id: Type.String(), what }),
  'verify-chains': Type.Object({}),
};

declare module '#server/platform/jobs/job.ts' {
  interface JobPayloads extends PayloadsOf<typeof alertJobKinds> {}
}
