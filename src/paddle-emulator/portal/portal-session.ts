import { createHash } from 'node:crypto';
import { archived } from '#paddle-emulator/customer/customer.ts';
import { isoOf } from '#paddle-emulator/platform/clock.ts';
import type { Command } from '#paddle-emulator/platform/engine.ts';
import { invalidField, notFound } from '#paddle-emulator/platform/refusal.ts';
import { put, type State } from '#paddle-emulator/platform/state.ts';

/** The links of a portal session, as sent over the wire. */
export interface PortalLinks {
  id: string;
  customer_id: string;
  urls: {
    general: { overview: string };
    subscriptions: { id: string; cancel_subscription: string; update_subscription_payment_method: string }[];
  };
  created_at: string;
}

/** Long enough for a person who follows the link, too short for a stored link. */
const validMs = 60 * 60_000;

/** Creates the links to a customer's portal. Only a hash of the token is stored. `baseUrl` is the emulator's. */
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

/**
 * The id of the customer whose portal this token opens at this emulated time; null when the token is unknown or
 * expired, or the customer is archived.
 */
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
