import path from 'node:path';
import type { CohortWeights } from '#contract/cohort.ts';
import type { AnalyticsDetail, CohortGate } from '#contract/config.ts';
import type { Autocapture } from '#contract/remote-config.ts';
import type { QuietHours } from './setting-schemas.ts';
import { type Environment, isReal, readSettings, type Settings } from './settings.ts';

/** Every setting of the server, read once from the environment. */
export interface Config {
  port: number;
  /** Scheme, host and port; links in emails begin with it. */
  publicUrl: string;
  /** Absolute. */
  dataDir: string;
  /** Null: the embedded database in `dataDir`. */
  databaseUrl: string | null;
  paddle: {
    mode: 'emulator' | 'sandbox' | 'production';
    apiKey: string;
    /** One secret, or several separated by commas or spaces while it is being changed. */
    webhookSecret: string;
    clientToken: string;
    /** The emulator's base URL; only used when `mode` is `emulator`. */
    emulatorUrl: string;
    /** The most calls we make to Paddle in a minute. */
    callsPerMinute: number;
  };
  /** Null: emails are written to `dataDir/outbox`. */
  smtpUrl: string | null;
  mailFrom: string;
  mail: {
    /** The secret of the mail provider, and the one that seals return paths; null: neither is used. */
    eventsSecret: string | null;
    /** The address for reports of failed deliveries; null: to `mailFrom`. */
    bounceAddress: string | null;
  };
  /** How operators hear of alerts, besides the console. */
  alerts: {
    emails: readonly string[];
    webhook: { url: string; secret: string } | null;
    /** Times at which only critical alerts are sent; null: none. */
    quietHours: QuietHours | null;
  };
  /** Who runs this site, as visitors see it. */
  operator: {
    /** Null: pages say "the operator of this site". */
    name: string | null;
    /** The address to which people write. */
    email: string;
  };
  /** Port of the mail viewer, which shows the outbox on this machine only; null: none. */
  mailViewerPort: number | null;
  /** Cost of a password hash; `quick` only where nothing is real. */
  passwordHashing: PasswordHashing;
  /** Null: one is generated and printed at the first start. */
  consolePassword: string | null;
  /** Keys that seal the secrets of code apps, the newest first; empty: one is generated in `dataDir`. */
  secretKeys: readonly string[];
  /**
   * Without an id, there is no pixel. Without an id or a token, conversions are written to `dataDir/conversions`, not
   * sent to `apiUrl`.
   */
  pixel: { id: string; accessToken: string; apiUrl: string };
  events: {
    /** Null: no limits. */
    limits: EventLimits | null;
    /** Days that events are kept; a whole number. */
    retentionDays: number;
  };
  /** The thresholds at which the operator gets an alert about storage. */
  storage: StorageThresholds;
  /** The folder of the nightly backups, and the key that they are sealed for; null: none are made. */
  backup: { dir: string; recipient: string; retentionDays: number } | null;
  /** Opens `/metrics`; null: there are none. */
  metricsToken: string | null;
  analytics: {
    apiKey: string;
    zone: 'own' | 'us' | 'eu';
    /** § 7: which of the zone's two endpoints takes the events. */
    endpoint: 'standard' | 'batch';
    /** `screens`: nothing that is sent names a quiz, a cohort or a condition. */
    detail: AnalyticsDetail;
    /** Interval at which a page sends its queued events (§ 9). */
    flushMs: number;
    /** The kinds of events that the tracker captures by itself on public pages, for the own server only. */
    autocapture: Autocapture;
  };
  /** After a signal to stop: how long the port goes on serving while `/health` reports that it will stop. */
  drainMs: number;
  consentMode: 'opt-out' | 'opt-in';
  trustProxy: boolean;
  /** § 3: the app in the profile of accounts that have none of their own; empty when it is not set. */
  bundleId: string;
  cohortWeights: CohortWeights;
  cohortGate: CohortGate;
  /** A price that moves by more per cent is approved by a second operator. */
  priceApprovalPercent: number;
}

/** Enough for a proxy that looks every few seconds. */
const defaultDrainSeconds = 10;

/** Cost of a password hash; `quick` is for tests, where no real password has to be protected. */
export type PasswordHashing = 'full' | 'quick';

/** Values from which storage counts as short. */
export interface StorageThresholds {
  diskPercent: number;
  /** Null: no limit. */
  databaseGigabytes: number | null;
}

/** The number of events that may be uploaded in an hour, which is also their limit in KiB. */
export interface EventLimits {
  /** By one network address. */
  network: number;
  device: number;
}

/** Reads all settings, none of which is required. Returns all faults, each a sentence that names its variable. */
export function readConfig(env: Environment = process.env): { config: Config } | { faults: string[] } {
  const read = readSettings(env);
  return 'faults' in read ? read : { config: configOf(read.settings) };
}

function configOf(s: Settings): Config {
  return {
    port: s.PORT,
    publicUrl: s.PUBLIC_URL ?? `http://localhost:${s.PORT}`,
    dataDir: path.resolve(s.DATA_DIR),
    databaseUrl: s.DATABASE_URL,
    paddle: paddleOf(s),
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    mail: { eventsSecret: s.MAIL_EVENTS_SECRET, bounceAddress: s.BOUNCE_ADDRESS },
    alerts: {
      emails: s.ALERT_EMAILS ?? [],
      webhook: s.ALERT_WEBHOOK_URL === null ? null : { url: s.ALERT_WEBHOOK_URL, secret: s.ALERT_WEBHOOK_SECRET ?? '' },
      quietHours: s.ALERT_QUIET_HOURS,
    },
    operator: { name: s.OPERATOR_NAME, email: s.CONTACT_EMAIL ?? addressIn(s.MAIL_FROM) },
    mailViewerPort: mailViewerPortOf(s),
    drainMs: (s.DRAIN_SECONDS ?? (isReal(s) ? defaultDrainSeconds : 0)) * 1000,
    passwordHashing: s.PASSWORD_HASHING,
    consolePassword: s.CONSOLE_PASSWORD,
    secretKeys: s.SECRETS_KEY ?? [],
    pixel: { id: s.PIXEL_ID ?? '', accessToken: s.PIXEL_ACCESS_TOKEN ?? '', apiUrl: s.PIXEL_API_URL },
    events: { limits: s.EVENT_LIMITS === 'off' ? null : s.EVENT_LIMITS, retentionDays: s.EVENTS_KEEP_DAYS },
    storage: { diskPercent: s.DISK_ALARM_PERCENT, databaseGigabytes: s.DATABASE_ALARM_GB },
    backup:
      s.BACKUP_DIR === null || s.BACKUP_RECIPIENT === null
        ? null
        : { dir: path.resolve(s.BACKUP_DIR), recipient: s.BACKUP_RECIPIENT, retentionDays: s.BACKUP_KEEP_DAYS },
    metricsToken: s.METRICS_TOKEN,
    analytics: {
      apiKey: s.ANALYTICS_KEY,
      zone: s.ANALYTICS_ZONE,
      endpoint: s.ANALYTICS_ENDPOINT,
      detail: s.ANALYTICS_DETAIL,
      flushMs: s.ANALYTICS_FLUSH_SECONDS * 1000,
      autocapture: s.AUTOCAPTURE,
    },
    consentMode: s.CONSENT_MODE,
    trustProxy: s.TRUST_PROXY,
    bundleId: s.BUNDLE_ID ?? '',
    cohortWeights: s.COHORT_WEIGHTS,
    cohortGate: s.COHORT_GATE,
    priceApprovalPercent: s.PRICE_APPROVAL_PERCENT,
  };
}

/** The address of a sender such as `Name <name@example.com>`. */
function addressIn(sender: string): string {
  return /<([^<>]+)>$/.exec(sender)?.[1] ?? sender;
}

/** Without a key the emulator takes the payments. */
function paddleOf(s: Settings): Config['paddle'] {
  const shared = {
    emulatorUrl: s.PADDLE_EMULATOR_URL ?? `http://127.0.0.1:${s.PORT + 1}`,
    callsPerMinute: s.PADDLE_CALLS_PER_MINUTE,
  };
  if (s.PADDLE_API_KEY === null || s.PADDLE_ENVIRONMENT === null) {
    return {
      ...shared,
      mode: 'emulator',
      apiKey: 'emulator_key',
      webhookSecret: s.PADDLE_WEBHOOK_SECRET ?? 'emulator_webhook_secret',
      clientToken: s.PADDLE_CLIENT_TOKEN ?? 'emulator_client_token',
    };
  }
  return {
    ...shared,
    mode: s.PADDLE_ENVIRONMENT,
    apiKey: s.PADDLE_API_KEY,
    webhookSecret: s.PADDLE_WEBHOOK_SECRET ?? '',
    clientToken: s.PADDLE_CLIENT_TOKEN ?? '',
  };
}

/** Null where something is real, because the emails contain links that open accounts. */
function mailViewerPortOf(s: Settings): Config['mailViewerPort'] {
  const wanted = s.MAIL_VIEWER_PORT ?? s.PORT + 2;
  return isReal(s) || wanted < 1 || wanted > 65_535 ? null : wanted;
}
