/** § 4: active or trialing. Any other value, including an empty one, means no subscription. */
export function isActiveStatus(subStatus: string): boolean {
  return subStatus === 'active' || subStatus === 'trialing';
}
