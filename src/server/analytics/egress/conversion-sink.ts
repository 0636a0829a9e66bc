import type { PermittedEvent } from '#contract/egress.ts';

/** The outcome of a conversion; `givenUp` is why a retry would not help. `report` rejects when it should be retried. */
type ReportOutcome = 'reported' | { givenUp: string };

/** Sends conversions to the advertiser, or writes them to a folder instead. */
export interface ConversionSink {
  report: (event: PermittedEvent) => Promise<ReportOutcome>;
}
