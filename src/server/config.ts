import path from 'node:path';
import { brand } from '../contract/brand';
import type { CohortWeights } from '../contract/cohort';
import type { AnalyticsDetail } from '../contract/config';
import { consolePasswordLength } from '../contract/console';
import { vendorOrigins } from '../contract/egress';
import type { Autocapture } from '../contract/remote-config';
import { isGuessable } from './auth/guessable';
import type { PasswordHashing } from './auth/passwords';
import type { StorageThresholds } from './operations/storage-alarms';
import { secretsIn } from './paddle/webhook-signature';
import {
  createSettingReader,
  type Environment,
  oneOf,
  parseAutocapture,
  parseCohortWeights,
  parseEventLimits,
  parseFlag,
  parseNumber,
  parseOfferTrials,
  parseOrigin,
  parsePort,
  parseSender,
  parseUrl,
  parseWhole,
  type SettingReader,
} from './setting-reader';

/** Every setting of the server, read once from the environment. */
export interface Config {
  port: number;
  /** Scheme, host and port; links in mails begin with it. */
  publicUrl: string;
  /** Absolute. */
  dataDir: string;
  /** Null: the embedded database in `dataDir`. */
  databaseUrl: string | null;
  paddle: {
    mode: 'emulator' | 'sandbox' | 'production';
    apiKey: string;
    /** One, or while it is being changed several, apart by commas or spaces. */
    webhookSecret: string;
    clientToken: string;
    /** Where the emulator answers; only read when `mode` is `emulator`. */
    emulatorUrl: string;
    /** How many calls we make in a minute at most. */
    callsPerMinute: number;
  };
  /** Null: mail is written to `dataDir/outbox`. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Where the outbox can be read in a browser, on this machine only; null: nowhere. */
  mailViewerPort: number | null;
  /** How much work the hash of a password is; `quick` only where nothing is real. */
  passwordHashing: PasswordHashing;
  /** Of the console; null: one is made and printed at the first start. */
  consolePassword: string | null;
  /**
   * Without an id, no pixel. Without an id or a token, conversions are written to `dataDir/conversions`, not sent to
   * `apiUrl`.
   */
  pixel: { id: string; accessToken: string; apiUrl: string };
  events: {
    /** Null: no limits. */
    limits: EventLimits | null;
    /** Days; a whole number. */
    keepDays: number;
  };
  /** From when on the operator is told that storage gets short. */
  storage: StorageThresholds;
  analytics: {
    apiKey: string;
    zone: 'own' | 'us' | 'eu';
    /** § 7: which of the zone's two endpoints takes the events. */
    endpoint: 'standard' | 'batch';
    /** `screens`: nothing that is sent names a quiz, a cohort or a condition. */
    detail: AnalyticsDetail;
    /** How often a page sends what waits (§ 9). */
    flushMs: number;
    /** What the tracker takes down by itself on public pages, for the own server only. */
    autocapture: Autocapture;
  };
  consentMode: 'opt-out' | 'opt-in';
  trustProxy: boolean;
  /** § 3: the app that an account belongs to, as its profile tells it; empty when none is named. */
  bundleId: string;
  cohortWeights: CohortWeights;
  /** Days of trial by offer; none for those that are not named. */
  offerTrials: ReadonlyMap<number, number>;
}

/** Events that may be uploaded in an hour; each has a kibibyte, larger ones count as several. */
export interface EventLimits {
  /** By one network address. */
  network: number;
  device: number;
}

/** Reads all settings; every one has a default. With faults, all of them, each a sentence that names its variable. */
export function readConfig(env: Environment = process.env): { config: Config } | { faults: string[] } {
  const read = createSettingReader(env);
  const port = read.parsed('PORT', 3000, 'a number from 1 to 65535', parsePort);
  const paddle = readPaddle(read, port);
  const config: Config = {
    port,
    publicUrl: read.parsed(
      'PUBLIC_URL',
      `http://localhost:${port}`,
      'an address without a path, like https://example.com',
      parseOrigin,
    ),
    dataDir: path.resolve(read.text('DATA_DIR') ?? 'data'),
    databaseUrl: read.parsed('DATABASE_URL', null, 'an address like postgres://user:password@host:5432/name', (text) =>
      parseUrl(text, ['postgres', 'postgresql']),
    ),
    paddle,
    ...readMail(read),
    mailViewerPort: readMailViewerPort(read, port, paddle.mode),
    passwordHashing: readPasswordHashing(read, paddle.mode),
    consolePassword: readConsolePassword(read),
    pixel: readPixel(read),
    analytics: readAnalytics(read),
    events: readEvents(read),
    storage: readStorageThresholds(read),
    consentMode: read.parsed('CONSENT_MODE', 'opt-out', 'opt-out or opt-in', oneOf('opt-out', 'opt-in')),
    trustProxy: read.parsed('TRUST_PROXY', false, 'true or false', parseFlag),
    bundleId: read.parsed('BUNDLE_ID', '', 'a name like com.example.app', (text) =>
      /^[\w.-]{1,155}$/.test(text) ? text : null,
    ),
    cohortWeights: read.parsed(
      'COHORT_WEIGHTS',
      { A: 1, B: 1, C: 1 },
      'weights like A:1,B:1,C:1, one of them above 0',
      parseCohortWeights,
    ),
    offerTrials: read.parsed('OFFER_TRIALS', new Map(), 'offers with days like 1:7,3:14', parseOfferTrials),
  };
  return read.faults.length > 0 ? { faults: read.faults } : { config };
}

/** Without a key the emulator takes the payments. With one nothing is guessed: the SDK would take production for granted. */
function readPaddle(read: SettingReader, port: number): Config['paddle'] {
  const emulatorUrl = read.parsed(
    'PADDLE_EMULATOR_URL',
    `http://127.0.0.1:${port + 1}`,
    'an address without a path, like http://127.0.0.1:3001',
    parseOrigin,
  );
  const callsPerMinute = read.parsed('PADDLE_CALLS_PER_MINUTE', 220, 'a whole number from 60 to 100000', (text) =>
    parseWhole(text, 60, 100_000),
  );
  const apiKey = read.text('PADDLE_API_KEY');
  const webhookSecret = read.text('PADDLE_WEBHOOK_SECRET');
  const clientToken = read.text('PADDLE_CLIENT_TOKEN');
  const mode = read.parsed('PADDLE_ENVIRONMENT', null, 'sandbox or production', oneOf('sandbox', 'production'));
  if (apiKey === null) {
    if (mode !== null) read.faults.push('PADDLE_ENVIRONMENT is set but PADDLE_API_KEY is not.');
    return {
      mode: 'emulator',
      apiKey: 'emulator_key',
      webhookSecret: webhookSecret ?? 'emulator_webhook_secret',
      clientToken: clientToken ?? 'emulator_client_token',
      emulatorUrl,
      callsPerMinute,
    };
  }
  if (mode === null && read.text('PADDLE_ENVIRONMENT') === null) {
    read.faults.push('PADDLE_ENVIRONMENT must be sandbox or production when PADDLE_API_KEY is set.');
  }
  if (secretsIn(webhookSecret ?? '').length === 0)
    read.faults.push('PADDLE_WEBHOOK_SECRET is missing; it is needed with PADDLE_API_KEY.');
  if (clientToken === null) read.faults.push('PADDLE_CLIENT_TOKEN is missing; it is needed with PADDLE_API_KEY.');
  read.faults.push(...mismatches(mode, apiKey, clientToken));
  return {
    mode: mode ?? 'sandbox',
    apiKey,
    webhookSecret: webhookSecret ?? '',
    clientToken: clientToken ?? '',
    emulatorUrl,
    callsPerMinute,
  };
}

/** Paddle's keys say by their beginning where they belong: `pdl_sdbx_`, `pdl_live_`; client tokens `test_`, `live_`. */
function mismatches(mode: 'sandbox' | 'production' | null, apiKey: string, clientToken: string | null): string[] {
  if (mode === null) return [];
  const [wrongKey, wrongToken] = mode === 'production' ? ['pdl_sdbx_', 'test_'] : ['pdl_live_', 'live_'];
  const faults: string[] = [];
  if (apiKey.startsWith(wrongKey)) faults.push(`PADDLE_API_KEY does not belong to PADDLE_ENVIRONMENT ${mode}.`);
  if (clientToken?.startsWith(wrongToken)) {
    faults.push(`PADDLE_CLIENT_TOKEN does not belong to PADDLE_ENVIRONMENT ${mode}.`);
  }
  return faults;
}

function readMail(read: SettingReader): Pick<Config, 'smtpUrl' | 'mailFrom'> {
  const smtpUrl = read.parsed('SMTP_URL', null, 'an address like smtps://user:password@mail.example.com', (text) =>
    parseUrl(text, ['smtp', 'smtps']),
  );
  if (smtpUrl !== null && read.text('MAIL_FROM') === null) {
    read.faults.push('MAIL_FROM is missing; it is needed with SMTP_URL.');
  }
  const expected = `a sender like ${brand} <hello@example.com>`;
  return { smtpUrl, mailFrom: read.parsed('MAIL_FROM', `${brand} <hello@localhost>`, expected, parseSender) };
}

/** It opens what the shop earns to everybody in the world, so that what is guessed first is refused. */
function readConsolePassword(read: SettingReader): string | null {
  const password = read.parsed('CONSOLE_PASSWORD', null, '10 to 1024 characters long', (text) =>
    text.length >= 10 && text.length <= consolePasswordLength ? text : null,
  );
  if (password !== null && isGuessable(password.toLowerCase())) {
    read.faults.push('CONSOLE_PASSWORD is one of the first to be guessed. Choose another one.');
  }
  return password;
}

/** Only where nothing is real: letters hold links that open accounts. */
function readMailViewerPort(
  read: SettingReader,
  port: number,
  paddleMode: Config['paddle']['mode'],
): Config['mailViewerPort'] {
  const wanted = read.parsed('MAIL_VIEWER_PORT', port + 2, 'a number from 1 to 65535, or 0 for none', (text) =>
    text === '0' ? 0 : parsePort(text),
  );
  return isReal(read, paddleMode) || wanted < 1 || wanted > 65_535 ? null : wanted;
}

/** Quick hashes are quick to guess, so nobody's real password may get one. */
function readPasswordHashing(read: SettingReader, paddleMode: Config['paddle']['mode']): PasswordHashing {
  const hashing = read.parsed('PASSWORD_HASHING', 'full', 'full or quick', oneOf('full', 'quick'));
  if (hashing === 'quick' && isReal(read, paddleMode)) {
    read.faults.push(
      'PASSWORD_HASHING quick is for tests; it is refused with SMTP_URL, a Paddle key or NODE_ENV=production.',
    );
  }
  return hashing;
}

function isReal(read: SettingReader, paddleMode: Config['paddle']['mode']): boolean {
  return read.text('SMTP_URL') !== null || paddleMode !== 'emulator' || read.text('NODE_ENV') === 'production';
}

function readAnalytics(read: SettingReader): Config['analytics'] {
  const apiKey = read.parsed('ANALYTICS_KEY', 'everkite', 'letters and digits only', plainWord);
  const zone = read.parsed('ANALYTICS_ZONE', 'own', 'own, us or eu', oneOf('own', 'us', 'eu'));
  if (zone !== 'own' && read.text('ANALYTICS_KEY') === null) {
    read.faults.push('ANALYTICS_KEY is missing; it is needed when ANALYTICS_ZONE is us or eu.');
  }
  const autocapture = read.parsed(
    'AUTOCAPTURE',
    { clicks: false, forms: false, downloads: false },
    'off, or some of clicks,forms,downloads',
    parseAutocapture,
  );
  if (zone !== 'own' && Object.values(autocapture).includes(true)) {
    read.faults.push('AUTOCAPTURE needs ANALYTICS_ZONE own: what visitors press stays with this server.');
  }
  const detail = read.parsed('ANALYTICS_DETAIL', 'full', 'full or screens', oneOf('full', 'screens'));
  if (detail !== 'full' && Object.values(autocapture).includes(true)) {
    read.faults.push('AUTOCAPTURE needs ANALYTICS_DETAIL full: what visitors press names the quizzes.');
  }
  return { apiKey, zone, ...readSending(read), detail, autocapture };
}

function readSending(read: SettingReader): Pick<Config['analytics'], 'endpoint' | 'flushMs'> {
  const endpoint = read.parsed('ANALYTICS_ENDPOINT', 'standard', 'standard or batch', oneOf('standard', 'batch'));
  // Pages that were silent for two minutes count as gone, and their events are taken over.
  const flushSeconds = read.parsed('ANALYTICS_FLUSH_SECONDS', 10, 'a whole number from 1 to 60', (text) =>
    /^([1-9]|[1-5]\d|60)$/.test(text) ? Number(text) : null,
  );
  return { endpoint, flushMs: flushSeconds * 1000 };
}

function readEvents(read: SettingReader): Config['events'] {
  const limits = read.parsed<EventLimits | 'off'>(
    'EVENT_LIMITS',
    { network: 100_000, device: 10_000 },
    'off, or events an hour like network:100000,device:10000',
    parseEventLimits,
  );
  const keepDays = read.parsed('EVENTS_KEEP_DAYS', 400, 'a number of days from 7 to 3650', (text) => {
    const days = parseNumber(text, 7, 3650);
    return Number.isInteger(days) ? days : null;
  });
  return { limits: limits === 'off' ? null : limits, keepDays };
}

function readStorageThresholds(read: SettingReader): StorageThresholds {
  return {
    diskPercent: read.parsed('DISK_ALARM_PERCENT', 85, 'a number from 1 to 100', (text) => parseNumber(text, 1, 100)),
    databaseGigabytes: read.parsed('DATABASE_ALARM_GB', null, 'a number of gigabytes above 0', (text) =>
      parseNumber(text, 0.001, 1e6),
    ),
  };
}

function readPixel(read: SettingReader): Config['pixel'] {
  const id = read.parsed('PIXEL_ID', '', 'letters and digits only', plainWord);
  const accessToken = read.parsed('PIXEL_ACCESS_TOKEN', '', 'letters and digits only', (text) =>
    /^[\w-]{1,1024}$/.test(text) ? text : null,
  );
  if (accessToken !== '' && read.text('PIXEL_ID') === null) {
    read.faults.push('PIXEL_ID is missing; it is needed with PIXEL_ACCESS_TOKEN.');
  }
  const expected = `an address without a path, like ${vendorOrigins.conversion}`;
  return { id, accessToken, apiUrl: read.parsed('PIXEL_API_URL', vendorOrigins.conversion, expected, parseOrigin) };
}

function plainWord(text: string): string | null {
  return /^[\w-]{1,128}$/.test(text) ? text : null;
}
