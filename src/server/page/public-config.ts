import { apiPaths } from '../../contract/api-paths';
import { brand } from '../../contract/brand';
import type { PublicConfig } from '../../contract/config';
import { currencies } from '../../contract/currency';
import { vendorOrigins } from '../../contract/egress';
import type { Config } from '../config';
import { contentVersion } from './content-version';
import { emulatorOrigin } from './emulator-origin';

/** § 7: both variants of each zone; our own server has Amplitude's paths. */
const zoneOrigins: Record<Config['analytics']['zone'], string> = { own: '', ...vendorOrigins.amplitude };
const uploadPaths = { standard: apiPaths.uploadEvents, batch: apiPaths.uploadBatch } as const;

/** The settings the browser needs. `hostname` is what the visitor calls this server. */
export function publicConfig(config: Config, hostname: string): PublicConfig {
  const { mode, clientToken, emulatorUrl } = config.paddle;
  const { apiKey, zone, endpoint, detail } = config.analytics;
  const scriptUrl = mode === 'emulator' ? `${emulatorOrigin(emulatorUrl, hostname, config.publicUrl)}/paddle.js` : null;
  return {
    brand,
    payment: { mode, client_token: clientToken, script_url: scriptUrl },
    currency: currencies[0],
    consent_mode: config.consentMode,
    pixel_id: config.pixel.id,
    analytics: { api_key: apiKey, endpoint: zoneOrigins[zone] + uploadPaths[endpoint], detail },
    events_keep_days: config.events.keepDays,
    content_version: contentVersion,
    cohort_weights: config.cohortWeights,
  };
}
