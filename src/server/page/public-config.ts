import { apiPaths } from '../../contract/api-paths';
import { brand } from '../../contract/brand';
import type { PublicConfig } from '../../contract/config';
import { currencies } from '../../contract/currency';
import { vendorOrigins } from '../../contract/egress';
import type { Config } from '../config';
import { emulatorOrigin } from './emulator-origin';

const analyticsEndpoints: Record<Config['analytics']['zone'], string> = {
  own: apiPaths.uploadEvents,
  us: vendorOrigins.amplitude.us + apiPaths.uploadEvents,
  eu: vendorOrigins.amplitude.eu + apiPaths.uploadEvents,
};

/** The settings the browser needs. `hostname` is what the visitor calls this server. */
export function publicConfig(config: Config, hostname: string): PublicConfig {
  const { mode, clientToken, emulatorUrl } = config.paddle;
  const scriptUrl = mode === 'emulator' ? `${emulatorOrigin(emulatorUrl, hostname)}/paddle.js` : null;
  return {
    brand,
    payment: { mode, client_token: clientToken, script_url: scriptUrl },
    currency: currencies[0],
    consent_mode: config.consentMode,
    pixel_id: config.pixel.id,
    analytics: { api_key: config.analytics.apiKey, endpoint: analyticsEndpoints[config.analytics.zone] },
    cohort_weights: config.cohortWeights,
  };
}
