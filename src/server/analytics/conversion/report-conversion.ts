import path from 'node:path';
import type { Deps } from '#server/platform/deps.ts';
import type { JobPayloads } from '#server/platform/jobs/job.ts';
import type { ConversionSink } from '../egress/conversion-sink.ts';
import { conversionAddress, sendConversions } from '../egress/send-conversions.ts';
import { writeConversions } from '../egress/write-conversions.ts';
import { conversionBody, conversionEvent } from './conversion-event.ts';
import { convertOnce } from './conversions.ts';

type ConversionDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'log'>;

/** Reports a purchase, or the start of a trial, to the advertiser once, if the buyer has accepted. */
export async function reportConversion(
  { config, db, clock }: ConversionDeps,
  sink: ConversionSink,
  { checkout_id, name = 'Purchase' }: JobPayloads['conversion'],
): Promise<{ givenUp: string } | undefined> {
  const now = clock();
  const outcome = await convertOnce(db, { checkoutId: checkout_id, name, now }, async (purchase) => {
    const event = conversionEvent(name, purchase, config.publicUrl, now);
    return event === null ? { givenUp: 'the purchase is too old, or cannot be told' } : sink.report(event);
  });
  return outcome === 'reported' ? undefined : outcome;
}

/** The folder of written conversions. It may still have some after a change to sending. */
export function conversionsDir({ config }: Pick<Deps, 'config'>): string {
  return path.join(config.dataDir, 'conversions');
}

/** Sends conversions or, without an account at the vendor, writes them to `dataDir/conversions`. */
export function openSink({ config, clock, log }: ConversionDeps): ConversionSink {
  const { id, accessToken, apiUrl } = config.pixel;
  if (id !== '' && accessToken !== '') {
    return sendConversions({ apiUrl, pixelId: id, accessToken, bodyOf: conversionBody, log });
  }
  return writeConversions({
    dir: conversionsDir({ config }),
    address: conversionAddress(apiUrl, id || 'PIXEL_ID'),
    bodyOf: conversionBody,
    clock,
  });
}
