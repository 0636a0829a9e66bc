import { type StaticDecode, type TSchema, Type } from 'typebox';
import Value from 'typebox/value';
import { brand } from '#contract/brand.ts';
import { allCohorts } from '#contract/cohort.ts';
import { consolePasswordLength } from '#contract/console/sign-in.ts';
import { vendorOrigins } from '#contract/egress.ts';
import { isGuessable } from '../password/guessable.ts';
import {
  address,
  autocapture,
  cohortWeights,
  emailAddress,
  emailAddresses,
  eventLimits,
  flag,
  matching,
  origin,
  plainWord,
  port,
  quietHours,
  secret,
  secretKeys,
  secretsIn,
  sender,
  webhookAddress,
} from './setting-schemas.ts';

export type Environment = Record<string, string | undefined>;

interface Setting {
  schema: TSchema & { description?: string };
  /** The value when it is not set, as text; null: none, or one derived from other settings. */
  default: string | null;
}

const anyText = Type.String();
const integer = (minimum: number, maximum: number, what = 'a whole number') =>
  Type.Integer({ minimum, maximum, description: `${what} from ${minimum} to ${maximum}` });
const oneOf = <const Word extends string>(...words: Word[]) =>
  Type.Unsafe<Word>(Type.Enum(words, { description: [words.slice(0, -1).join(', '), words.at(-1)].join(' or ') }));

/** Every setting of the server. docs/settings.md describes each, and a test compares it with this table. */
export const settingTable = {
  PORT: { schema: port, default: '3000' },
  PUBLIC_URL: { schema: origin('https://example.com'), default: null },
  DATA_DIR: { schema: anyText, default: 'data' },
  DATABASE_URL: {
    schema: address(['postgres', 'postgresql'], 'postgres://user:password@host:5432/name'),
    default: null,
  },
  PADDLE_API_KEY: { schema: anyText, default: null },
  PADDLE_ENVIRONMENT: { schema: oneOf('sandbox', 'production'), default: null },
  PADDLE_WEBHOOK_SECRET: { schema: anyText, default: null },
  PADDLE_CLIENT_TOKEN: { schema: anyText, default: null },
  PADDLE_EMULATOR_URL: { schema: origin('http://127.0.0.1:3001'), default: null },
  PADDLE_CALLS_PER_MINUTE: { schema: integer(60, 100_000), default: '220' },
  SMTP_URL: { schema: address(['smtp', 'smtps'], 'smtps://user:password@mail.example.com'), default: null },
  MAIL_FROM: { schema: sender(`${brand} <hello@example.com>`), default: `${brand} <hello@localhost>` },
  OPERATOR_NAME: { schema: matching(/^[^<>\r\n]{1,120}$/, 'a name of up to 120 characters'), default: null },
  CONTACT_EMAIL: { schema: emailAddress, default: null },
  MAIL_EVENTS_SECRET: { schema: secret, default: null },
  BOUNCE_ADDRESS: { schema: emailAddress, default: null },
  ALERT_EMAILS: { schema: emailAddresses, default: null },
  ALERT_WEBHOOK_URL: { schema: webhookAddress, default: null },
  ALERT_WEBHOOK_SECRET: { schema: secret, default: null },
  ALERT_QUIET_HOURS: { schema: quietHours, default: null },
  MAIL_VIEWER_PORT: {
    schema: Type.Integer({ minimum: 0, maximum: 65_535, description: 'a number from 1 to 65535, or 0 for none' }),
    default: null,
  },
  DRAIN_SECONDS: { schema: integer(0, 600, 'a number of seconds'), default: null },
  PASSWORD_HASHING: { schema: oneOf('full', 'quick'), default: 'full' },
  CONSOLE_PASSWORD: {
    schema: Type.String({
      minLength: 10,
      maxLength: consolePasswordLength,
      description: `10 to ${consolePasswordLength} characters long`,
    }),
    default: null,
  },
  SECRETS_KEY: { schema: secretKeys, default: null },
  PIXEL_ID: { schema: plainWord, default: null },
  PIXEL_ACCESS_TOKEN: { schema: matching(/^[\w-]{1,1024}$/, 'letters and digits only'), default: null },
  PIXEL_API_URL: { schema: origin(vendorOrigins.conversion), default: vendorOrigins.conversion },
  EVENT_LIMITS: { schema: eventLimits, default: 'network:100000,device:10000' },
  EVENTS_KEEP_DAYS: { schema: integer(7, 3650, 'a number of days'), default: '400' },
  DISK_ALARM_PERCENT: {
    schema: Type.Number({ minimum: 1, maximum: 100, description: 'a number from 1 to 100' }),
    default: '85',
  },
  DATABASE_ALARM_GB: {
    schema: Type.Number({ minimum: 0.001, maximum: 1e6, description: 'a number of gigabytes above 0' }),
    default: null,
  },
  BACKUP_DIR: { schema: anyText, default: null },
  BACKUP_RECIPIENT: {
    schema: matching(/^age1[02-9ac-hj-np-z]{58}$/, 'a recipient like age1…, made by `npm run operator -- backup key`'),
    default: null,
  },
  BACKUP_KEEP_DAYS: { schema: integer(1, 3650, 'a number of days'), default: '30' },
  METRICS_TOKEN: { schema: matching(/^[\w.~-]{16,200}$/, '16 to 200 letters, digits and . _ ~ -'), default: null },
  AUTOCAPTURE: { schema: autocapture, default: 'off' },
  ANALYTICS_KEY: { schema: plainWord, default: 'everkite' },
  ANALYTICS_ZONE: { schema: oneOf('own', 'us', 'eu'), default: 'own' },
  ANALYTICS_DETAIL: { schema: oneOf('full', 'screens'), default: 'full' },
  ANALYTICS_ENDPOINT: { schema: oneOf('standard', 'batch'), default: 'standard' },
  // Pages that have saved nothing for two minutes count as gone, and others take over their events.
  ANALYTICS_FLUSH_SECONDS: { schema: integer(1, 60), default: '10' },
  CONSENT_MODE: { schema: oneOf('opt-out', 'opt-in'), default: 'opt-out' },
  TRUST_PROXY: { schema: flag, default: 'false' },
  BUNDLE_ID: { schema: matching(/^[\w.-]{1,155}$/, 'a name like com.example.app'), default: null },
  COHORT_WEIGHTS: { schema: cohortWeights, default: allCohorts.map((cohort) => `${cohort}:1`).join(',') },
  COHORT_GATE: { schema: oneOf('link', 'strict'), default: 'link' },
  PRICE_APPROVAL_PERCENT: {
    schema: Type.Number({ minimum: 0, maximum: 1000, description: 'a number of per cent from 0 to 1000' }),
    default: '5',
  },
  NODE_ENV: { schema: anyText, default: null },
} as const satisfies Record<string, Setting>;

type Name = keyof typeof settingTable;

export type Settings = {
  [Each in Name]: (typeof settingTable)[Each] extends { schema: infer Schema extends TSchema; default: infer Default }
    ? StaticDecode<Schema> | (Default extends null ? null : never)
    : never;
};

interface Conflict {
  when: (settings: Settings, isSet: (name: Name) => boolean) => boolean;
  fault: string;
}

/** Combinations of settings that are refused. */
const conflicts: readonly Conflict[] = [
  {
    when: (s) => s.PADDLE_ENVIRONMENT !== null && s.PADDLE_API_KEY === null,
    fault: 'PADDLE_ENVIRONMENT is set but PADDLE_API_KEY is not.',
  },
  {
    // There is no default, because Paddle's SDK would use production.
    when: (s, isSet) => s.PADDLE_API_KEY !== null && !isSet('PADDLE_ENVIRONMENT'),
    fault: 'PADDLE_ENVIRONMENT must be sandbox or production when PADDLE_API_KEY is set.',
  },
  {
    when: (s) => s.PADDLE_API_KEY !== null && secretsIn(s.PADDLE_WEBHOOK_SECRET ?? '').length === 0,
    fault: 'PADDLE_WEBHOOK_SECRET is missing; it is needed with PADDLE_API_KEY.',
  },
  missing('PADDLE_CLIENT_TOKEN', 'with PADDLE_API_KEY', (s) => s.PADDLE_API_KEY !== null),
  // The prefix of Paddle's keys names their environment.
  ...misplaced('PADDLE_API_KEY', { sandbox: 'pdl_live_', production: 'pdl_sdbx_' }),
  ...misplaced('PADDLE_CLIENT_TOKEN', { sandbox: 'live_', production: 'test_' }),
  // Each server would make a key of its own, and codes of an app whose secret one has sealed would not work on another.
  missing(
    'SECRETS_KEY',
    'with DATABASE_URL and PADDLE_API_KEY, the same for every server (what secrets.key in DATA_DIR contains, if there is one)',
    (s) => s.DATABASE_URL !== null && s.PADDLE_API_KEY !== null,
  ),
  missing('MAIL_FROM', 'with SMTP_URL', (s) => s.SMTP_URL !== null),
  missing('MAIL_EVENTS_SECRET', 'with BOUNCE_ADDRESS', (s) => s.BOUNCE_ADDRESS !== null),
  missing('ALERT_WEBHOOK_SECRET', 'with ALERT_WEBHOOK_URL', (s) => s.ALERT_WEBHOOK_URL !== null),
  {
    // With this password, anybody on the internet can see the shop's revenue.
    when: (s) => s.CONSOLE_PASSWORD !== null && isGuessable(s.CONSOLE_PASSWORD),
    fault: 'CONSOLE_PASSWORD is one of the first to be guessed. Choose another one.',
  },
  {
    // Quick hashes are quick to guess, so no real password may get one.
    when: (s) => s.PASSWORD_HASHING === 'quick' && isReal(s),
    fault: 'PASSWORD_HASHING quick is for tests; it is refused with SMTP_URL, a Paddle key or NODE_ENV=production.',
  },
  missing('ANALYTICS_KEY', 'when ANALYTICS_ZONE is us or eu', (s) => s.ANALYTICS_ZONE !== 'own'),
  {
    when: (s) => s.ANALYTICS_ZONE !== 'own' && isCapturing(s),
    fault: 'AUTOCAPTURE needs ANALYTICS_ZONE own: what visitors press stays with this server.',
  },
  {
    when: (s) => s.ANALYTICS_DETAIL !== 'full' && isCapturing(s),
    fault: 'AUTOCAPTURE needs ANALYTICS_DETAIL full: what visitors press names the quizzes.',
  },
  missing('BACKUP_RECIPIENT', 'with BACKUP_DIR', (s) => s.BACKUP_DIR !== null),
  missing('BACKUP_DIR', 'with BACKUP_RECIPIENT', (s) => s.BACKUP_RECIPIENT !== null),
  missing('PIXEL_ID', 'with PIXEL_ACCESS_TOKEN', (s) => s.PIXEL_ACCESS_TOKEN !== null),
];

function missing(name: Name, needed: string, when: (settings: Settings) => boolean): Conflict {
  return { when: (s, isSet) => when(s) && !isSet(name), fault: `${name} is missing; it is needed ${needed}.` };
}

function misplaced(
  name: 'PADDLE_API_KEY' | 'PADDLE_CLIENT_TOKEN',
  foreign: Record<'sandbox' | 'production', string>,
): Conflict[] {
  return (['sandbox', 'production'] as const).map((environment) => ({
    when: (s) =>
      s.PADDLE_API_KEY !== null &&
      s.PADDLE_ENVIRONMENT === environment &&
      s[name]?.startsWith(foreign[environment]) === true,
    fault: `${name} does not belong to PADDLE_ENVIRONMENT ${environment}.`,
  }));
}

function isCapturing({ AUTOCAPTURE }: Settings): boolean {
  return Object.values(AUTOCAPTURE).includes(true);
}

/** Whether real money or emails may be at stake. */
export function isReal({ SMTP_URL, PADDLE_API_KEY, NODE_ENV }: Settings): boolean {
  return SMTP_URL !== null || PADDLE_API_KEY !== null || NODE_ENV === 'production';
}

/**
 * All settings, or all faults, each a sentence that names its variable. A fault never contains the value, which may be
 * a secret. Not by env-schema, whose Ajv accepts more and whose errors are not our sentences (docs/dependencies.md).
 */
export function readSettings(env: Environment): { settings: Settings } | { faults: string[] } {
  const textOf = (name: string) => env[name]?.trim() || null;
  const faults: string[] = [];
  const rowOf = ([name, { schema, default: fallback }]: [string, Setting]) => {
    const given = textOf(name);
    const value = given === null ? undefined : read(schema, given);
    if (given !== null && value === undefined) faults.push(`${name} must be ${schema.description}.`);
    // After a fault the default is used, so that all faults are reported at once.
    return [name, value ?? (fallback === null ? null : read(schema, fallback))];
  };
  const settings = Object.fromEntries(Object.entries<Setting>(settingTable).map(rowOf)) as Settings;
  const isSet = (name: Name) => textOf(name) !== null;
  faults.push(...conflicts.filter(({ when }) => when(settings, isSet)).map(({ fault }) => fault));
  return faults.length > 0 ? { faults } : { settings };
}

/** Undefined when the schema does not accept the text. */
function read(schema: TSchema, text: string): unknown {
  // Parsed here, because Ajv and TypeBox would accept 0x50 and 1e3 as numbers too.
  const isNumber = (Type.IsInteger(schema) || Type.IsNumber(schema)) && /^\d{1,9}(\.\d{1,9})?$/.test(text);
  const value = isNumber ? Number(text) : text;
  return Value.Check(schema, value) ? Value.Decode(schema, value) : undefined;
}
