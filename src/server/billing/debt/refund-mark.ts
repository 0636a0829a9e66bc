/**
 * The mark of an operator's refund within its reason at the provider, by which it is found again when an answer was
 * lost: the provider recognizes no repeated request.
 */
export const markOf = (refundId: string): string => `[r_${refundId}]`;

/** Whether a refund at the provider was requested by an operator. */
export const isMarked = (reason: string): boolean => /\[r_\d+\]/.test(reason);
