/** One message, ready to go. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Hands a message over for delivery; rejects when it could not be handed over. */
export interface Mailer {
  send: (mail: Mail) => Promise<void>;
}
