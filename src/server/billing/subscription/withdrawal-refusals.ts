import type { WithdrawRefusal } from './withdraw.ts';

/** Why one cannot withdraw, said to the person. */
export const withdrawalRefusals: Record<WithdrawRefusal, string> = {
  'period over': 'The 14 days to withdraw are over. You can still cancel, and nothing more is charged.',
  'nothing to withdraw': 'There is no purchase to withdraw from.',
};
