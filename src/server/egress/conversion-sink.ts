import type { PermittedEvent } from '../../contract/egress';

/** What became of a conversion; `givenUp` says why trying again is of no use. Rejects when it should be tried again. */
type Told = 'told' | { givenUp: string };

/** Takes conversions to the advertiser, or to a folder that stands for it. */
export interface ConversionSink {
  tell: (event: PermittedEvent) => Promise<Told>;
}
