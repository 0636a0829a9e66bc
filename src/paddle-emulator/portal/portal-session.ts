/** A person's way into the portal: what the unguessable token of its links opens, until when (emulated, epoch ms). */
export interface PortalSession {
  /** SHA-256 of the token, in hex. */
  id: string;
  customerId: string;
  expiresAt: number;
}
