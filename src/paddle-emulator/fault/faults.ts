/** What is to go wrong on purpose, as it goes over the wire; kept until it is switched off. */
export interface Faults {
  webhooks: WebhookFaults;
  /** The first one that fits a call decides. */
  api: ApiFault[];
}

/** What happens to messages about events from now on; a replay is always delivered as it is. */
export interface WebhookFaults {
  /** Share of messages that are lost for good, 0 to 1: only a replay brings them back. */
  drop: number;
  /** Share that is delivered a second time after it was taken, 0 to 1. */
  duplicate: number;
  /** Share that is held back for a random part of `hold_ms`, so that later ones overtake it, 0 to 1. */
  shuffle: number;
  hold_ms: number;
  /** How much later every message is sent. */
  delay_ms: number;
}

export interface ApiFault {
  /** `429` too many requests, `500` an error in JSON, `502` a proxy's page in HTML, `hang` no answer until it is switched off. */
  answer: '429' | '500' | '502' | 'hang';
  /** Null: every method. */
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | null;
  /** What the path begins with; `/` is every path. */
  path: string;
  /** How many more calls it hits; null: until it is switched off. */
  calls: number | null;
  /** True: the call is carried out and only its answer is lost. */
  carried_out: boolean;
  retry_after_seconds: number;
}

export const noFaults: Faults = {
  webhooks: { drop: 0, duplicate: 0, shuffle: 0, hold_ms: 2_000, delay_ms: 0 },
  api: [],
};
