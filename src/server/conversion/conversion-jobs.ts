import path from 'node:path';
import type { Deps } from '../deps';
import type { ConversionSink } from '../egress/conversion-sink';
import { conversionAddress, sendConversions } from '../egress/send-conversions';
import { forgetConversions, writeConversions } from '../egress/write-conversions';
import type { JobHandlers } from '../job/worker';
import { conversionBody, conversionEvent } from './conversion-event';
import { convertOnce } from './conversions.sql';

type ConversionDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'log'>;

/** Tells the advertiser of purchases whose buyers allow it, and forgets erased buyers where it can. */
export function conversionJobs(deps: ConversionDeps): JobHandlers {
  const dir = path.join(deps.config.dataDir, 'conversions');
  const sink = openSink(deps, dir);
  return {
    conversion: async ({ checkout_id }) => {
      const now = deps.clock();
      const told = await convertOnce(deps.db, { checkoutId: String(checkout_id), now }, async (purchase) => {
        const event = conversionEvent(purchase, deps.config.publicUrl, now);
        return event === null ? { givenUp: 'the purchase is too old, or cannot be told' } : sink.tell(event);
      });
      return told === 'told' ? undefined : told;
    },
    // Also where they are sent by now: what was written before is still there, what was sent is nobody's there.
    'forget-conversions': ({ event_ids }) => forgetConversions(dir, (event_ids as unknown[]).map(String)),
  };
}

/** Without an account at the vendor, what would be sent is written to `dataDir/conversions`. */
function openSink({ config, clock, log }: ConversionDeps, dir: string): ConversionSink {
  const { id, accessToken, apiUrl } = config.pixel;
  if (id !== '' && accessToken !== '') {
    return sendConversions({ apiUrl, pixelId: id, accessToken, bodyOf: conversionBody, log });
  }
  return writeConversions({
    dir,
    address: conversionAddress(apiUrl, id || 'PIXEL_ID'),
    bodyOf: conversionBody,
    clock,
  });
}
