import { brand } from '#contract/brand.ts';
import type { PublicConfig } from '#contract/config.ts';
import type { OwnTexts } from '#contract/copy/copy-kind.ts';
import { currencies } from '#contract/currency.ts';
import { vendorOrigins } from '#contract/egress.ts';
import type { PublishedQuiz } from '#contract/quiz-document/published-quiz.ts';
import { wirePaths } from '#contract/wire-paths.ts';
import type { Config } from '#server/platform/settings/config.ts';
import type { CopyHashes } from './copy-files.ts';

/** The origin of each zone (§ 7); our own server has the same paths as Amplitude. */
const zoneOrigins: Record<Config['analytics']['zone'], string> = { own: '', ...vendorOrigins.amplitude };
const uploadPaths = { standard: wirePaths.uploadEvents, batch: wirePaths.uploadBatch } as const;

/** What operators have changed. */
interface ShownContent {
  copy: CopyHashes;
  /** Those that stand in the page itself. */
  texts?: OwnTexts;
  quizzes?: Readonly<Record<string, PublishedQuiz>>;
  contentVersion: string;
}

/** The settings that the browser needs on every page. */
export function publicConfig(
  config: Config,
  { copy, texts = {}, quizzes = {}, contentVersion }: ShownContent,
): PublicConfig {
  const { apiKey, zone, endpoint, detail } = config.analytics;
  return {
    brand,
    operator: config.operator,
    payment: { mode: config.paddle.mode },
    currency: currencies[0],
    consent_mode: config.consentMode,
    pixel_id: config.pixel.id,
    analytics: { api_key: apiKey, endpoint: zoneOrigins[zone] + uploadPaths[endpoint], detail },
    events_keep_days: config.events.retentionDays,
    content_version: contentVersion,
    cohort_weights: config.cohortWeights,
    cohort_gate: config.cohortGate,
    ...(Object.keys(copy).length > 0 && { copy }),
    ...(Object.keys(quizzes).length > 0 && { quizzes }),
    ...(Object.keys(texts).length > 0 && { texts }),
  };
}
