import type { PermittedEvent } from '#contract/egress.ts';

/**
 * What became of a conversion; `givenUp` says why trying again is of no use. `tell` rejects when it should be tried
 * again.
 */
type Told = 'told' | { givenUp: string };

/** Takes conversions to the advertiser, or to a folder that stands for it. */
export interface ConversionSink {
  tell: (event: PermittedEvent) => Promise<Told>;
}
