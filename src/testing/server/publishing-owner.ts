import type { Operator } from '#server/platform/http/operator.ts';

/** Who publishes, where a test makes no call. */
export const publishingOwner: Operator = {
  operatorId: null,
  name: 'R. Okafor',
  level: 'second factor',
  network: '',
  tokenHash: Buffer.alloc(1),
  role: 'owner',
  isEnrolling: false,
  confirmedAt: 'always',
};
