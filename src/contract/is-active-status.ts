/** § 4: active or trialing; any other value, including empty, means none. */
export function isActiveStatus(subStatus: string): boolean {
  return subStatus === 'active' || subStatus === 'trialing';
}
