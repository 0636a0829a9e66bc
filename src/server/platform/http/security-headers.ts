/** For answers that are not pages: they load nothing and cannot be framed. Pages have a policy of their own. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * The security headers of every answer.
 * @param publicUrl HSTS is sent only if it is HTTPS
 */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'content-security-policy': dataPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Only the origin, also within the site, because an address may contain the token of a mailed link.
    'referrer-policy': 'strict-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    // A bank's window that the card form opens can answer to it; a site that opens ours has no access to it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
