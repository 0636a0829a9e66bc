/** What a letter says, ready to go. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** `refused`: this address will never take it, and why; the address itself is not in the reason. */
type Handover = 'handed over' | { refused: string };

/**
 * Hands a message over for delivery; rejects when it could not be handed over now and may be later. `messageId` is the
 * header of that name, with its angle brackets: one letter keeps its own through all attempts.
 */
export interface Mailer {
  send: (mail: Mail, messageId: string) => Promise<Handover>;
}
