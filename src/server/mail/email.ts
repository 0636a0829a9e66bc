/** What an email says, apart from how it looks. */
export interface Email {
  to: string;
  subject: string;
  /** What the list of emails shows beside the subject. */
  preview: string;
  heading: string;
  blocks: Block[];
  /** The one thing to do; null when there is nothing to do. */
  button: Link | null;
  /** Below the button. */
  further: Block[];
  /** Smaller, at the end. */
  footnote: string;
}

export interface Link {
  label: string;
  url: string;
}

/** A paragraph, a list of facts, a text quoted as it was, or a paragraph that ends in a link. */
export type Block = string | { facts: Fact[] } | { title: string; quote: string } | { before: string; link: Link };

/** Such as `['Paid', '$35.99']`. */
export type Fact = readonly [label: string, value: string];
