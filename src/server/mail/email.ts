/** The content of an email, without its look. */
export interface Email {
  /** On top; the email says the same without it. */
  picture?: EmailPicture;
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
  /** Beside the footnote: the page that stops emails of this kind. */
  stop?: Link;
  /** The address to which a mail program posts when its reader unsubscribes by one press (RFC 8058). */
  stopPostUrl?: string;
}

interface EmailPicture {
  /** Without texts, typefaces and references. */
  svg: string;
  /** What it shows, in words. */
  alt: string;
}

/** Who writes and where help is; the same under every email. */
export interface EmailFoot {
  sender: string;
  help: Link;
}

export interface Link {
  label: string;
  url: string;
}

/** A paragraph, a list of facts, a text quoted verbatim, or a paragraph that ends in a link. */
export type Block = string | { facts: Fact[] } | { title: string; quote: string } | { before: string; link: Link };

/** Such as `['Paid', '$35.99']`. */
export type Fact = readonly [label: string, value: string];
