import { createHash } from 'node:crypto';
import { isoOf } from '../clock';
import { archived } from '../customer/customer';
import type { Command } from '../engine';
import { invalidField, notFound } from '../refusal';
import { put, type State } from '../state';

/** A person's way into the portal: what the unguessable token of its links opens, until when (emulated, epoch ms). */
export interface PortalSession {
  /** SHA-256 of the token, in hex. */
  id: string;
  customerId: string;
  expiresAt: number;
}

/** Paddle's answer with the links, as it goes over the wire. */
export interface PortalLinks {
  id: string;
  customer_id: string;
  urls: {
    general: { overview: string };
    subscriptions: { id: string; cancel_subscription: string; update_subscription_payment_method: string }[];
  };
  created_at: string;
}

/** Long enough for a person who was sent there, too short for a link that is kept. */
const validMs = 60 * 60_000;

/** Opens the portal for a customer; only the token's fingerprint is kept. `baseUrl` is the emulator's own. */
export function createPortalSession(
  customerId: string,
  subscriptionIds: string[],
  baseUrl: string,
): Command<PortalLinks> {
  return (state, moment) => {
    const customer = state.customers[customerId];
    if (customer === undefined) return notFound(customerId);
    if (customer.status === 'archived') return archived(customerId);
    const foreign = subscriptionIds.flatMap((id, index) =>
      state.subscriptions[id]?.customer_id === customerId
        ? []
        : [{ field: `subscription_ids.${index}`, message: 'must be the id of a subscription of this customer' }],
    );
    if (foreign.length > 0) return invalidField(...foreign);
    const token = `${moment.newUuid()}${moment.newUuid()}`.replaceAll('-', '');
    const session = { id: fingerprint(token), customerId, expiresAt: moment.nowMs + validMs };
    const overview = `${baseUrl}/portal/${token}`;
    const links: PortalLinks = {
      id: moment.newId('cpls'),
      customer_id: customerId,
      urls: {
        general: { overview },
        subscriptions: subscriptionIds.map((id) => ({
          id,
          cancel_subscription: `${overview}/subscriptions/${id}/cancel`,
          update_subscription_payment_method: `${overview}/subscriptions/${id}/card`,
        })),
      },
      created_at: isoOf(moment.nowMs),
    };
    return { state: put(withoutExpired(state, moment.nowMs), 'portalSessions', session), answer: links };
  };
}

/** Whose portal this token opens at this emulated time; null when it opens none, or no longer, as of one who is archived. */
export function portalCustomer(state: State, token: string, nowMs: number): string | null {
  const session = state.portalSessions[fingerprint(token)];
  if (session === undefined || session.expiresAt <= nowMs) return null;
  return state.customers[session.customerId]?.status === 'active' ? session.customerId : null;
}

function withoutExpired(state: State, nowMs: number): State {
  const open = Object.entries(state.portalSessions).filter(([, { expiresAt }]) => expiresAt > nowMs);
  return { ...state, portalSessions: Object.fromEntries(open) };
}

function fingerprint(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
