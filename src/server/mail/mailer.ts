/** An email as it looks: what `email.ts` holds, in plain text and in HTML. */
export interface RenderedEmail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** `refused`: this address will never take it, and why; the address itself is not in the reason. */
type Handover = 'handed over' | { refused: string };

/**
 * Hands an email over for delivery; rejects when it could not be handed over now and may be later. `messageId` is the
 * header of that name, with its angle brackets: one email keeps its own through all attempts.
 */
export interface Mailer {
  send: (email: RenderedEmail, messageId: string) => Promise<Handover>;
}
