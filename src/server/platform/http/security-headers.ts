/** Of answers that are no pages: they load nothing and stand in no frame. Pages have their own. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * What every answer says to the browser about itself.
 * @param publicUrl HTTPS is promised only where the site is served by it
 */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'content-security-policy': dataPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Never more than the origin, also to ourselves: an address may hold the token of a mailed link.
    'referrer-policy': 'strict-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    // Windows that a bank opens from the card form may answer to it; whoever opens ours cannot.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
