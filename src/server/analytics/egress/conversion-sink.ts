import type { PermittedEvent } from '#contract/egress.ts';

/** The outcome of a conversion; `givenUp` is why a retry would not help. `tell` rejects when it should be retried. */
type Told = 'told' | { givenUp: string };

/** Sends conversions to the advertiser, or writes them to a folder instead. */
export interface ConversionSink {
  tell: (event: PermittedEvent) => Promise<Told>;
}
