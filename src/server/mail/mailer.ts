/** A rendered email: the content of `email.ts` in plain text and in HTML. */
export interface RenderedEmail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The picture that the HTML refers to as `cid:picture`. */
  png?: Buffer;
  /** The address to which a mail program posts when its reader unsubscribes. */
  stopPostUrl?: string;
}

/** `refused`: why this address will never accept it; the reason does not contain the address. */
type Handover = 'handed over' | { refused: string };

/**
 * Hands an email over for delivery; rejects when that failed and should be retried. `messageId` is the header of that
 * name, with its angle brackets, and the same for every attempt at one email.
 */
export interface Mailer {
  send: (email: RenderedEmail, messageId: string) => Promise<Handover>;
}
