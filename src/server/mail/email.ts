/** The content of an email, without its look. */
export interface Email {
  to: string;
  subject: string;
  /** Shown beside the subject in a list of emails. */
  preview: string;
  heading: string;
  blocks: Block[];
  /** The one action; null when there is nothing to do. */
  button: Link | null;
  /** Below the button. */
  further: Block[];
  /** Smaller, at the end. */
  footnote: string;
  /** The address to which a mail program posts when its reader unsubscribes by one press (RFC 8058). */
  stopPostUrl?: string;
}

export interface Link {
  label: string;
  url: string;
}

/** A paragraph, a list of facts, a text quoted verbatim, or a paragraph that ends in a link. */
export type Block = string | { facts: Fact[] } | { title: string; quote: string } | { before: string; link: Link };

/** Such as `['Paid', '$35.99']`. */
export type Fact = readonly [label: string, value: string];
