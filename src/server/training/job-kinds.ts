import { Type } from 'typebox';
import { isoTime, type PayloadsOf } from '#server/platform/jobs/job.ts';

/** The jobs of training and their payloads. */
export const trainingJobKinds = {
  'unused-training': Type.Object({ user_id: Type.String(), asked_at: isoTime }),
  'weekly-emails': Type.Object({}),
  'weekly-email': Type.Object({ user_id: Type.String(), due_at: isoTime }),
};

declare module '#server/platform/jobs/job.ts' {
  interface JobPayloads extends PayloadsOf<typeof trainingJobKinds> {}
}
