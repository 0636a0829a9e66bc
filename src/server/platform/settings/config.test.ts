import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

function configOf(env: Record<string, string>) {
  const read = readConfig(env);
  if ('faults' in read) throw new Error(read.faults.join('\n'));
  return read.config;
}

function faultsOf(env: Record<string, string>) {
  const read = readConfig(env);
  return 'faults' in read ? read.faults : [];
}

const liveKeys = {
  PADDLE_API_KEY: 'pdl_live_apikey_1',
  PADDLE_ENVIRONMENT: 'production',
  PADDLE_WEBHOOK_SECRET: 'pdl_ntfset_1',
  PADDLE_CLIENT_TOKEN: 'live_1',
};

describe('readConfig', () => {
  it('readConfig needs no setting at all', () => {
    expect(configOf({})).toEqual({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDir: path.resolve('data'),
      databaseUrl: null,
      paddle: {
        mode: 'emulator',
        apiKey: 'emulator_key',
        webhookSecret: 'emulator_webhook_secret',
        clientToken: 'emulator_client_token',
        emulatorUrl: 'http://127.0.0.1:3001',
        callsPerMinute: 220,
      },
      smtpUrl: null,
      mailFrom: 'Everkite <hello@localhost>',
      mail: { eventsSecret: null, bounceAddress: null },
      alerts: { emails: [], webhook: null, quietHours: null },
      operator: { name: null, email: 'hello@localhost' },
      mailViewerPort: 3002,
      passwordHashing: 'full',
      consolePassword: null,
      secretKeys: [],
      pixel: { id: '', accessToken: '', apiUrl: 'https://graph.facebook.com' },
      analytics: {
        apiKey: 'everkite',
        zone: 'own',
        endpoint: 'standard',
        detail: 'full',
        flushMs: 10_000,
        autocapture: { clicks: false, forms: false, downloads: false },
      },
      events: { limits: { network: 100_000, device: 10_000 }, retentionDays: 400 },
      storage: { diskPercent: 85, databaseGigabytes: null },
      backup: null,
      metricsToken: null,
      consentMode: 'opt-out',
      trustProxy: false,
      bundleId: '',
      cohortWeights: { A: 1, B: 1, C: 1 },
      cohortGate: 'link',
      drainMs: 0,
      priceApprovalPercent: 5,
    });
  });

  it('readConfig accepts several webhook secrets while one is being changed, and no separator alone', () => {
    const secrets = 'pdl_ntfset_1, pdl_ntfset_2';
    expect(configOf({ ...liveKeys, PADDLE_WEBHOOK_SECRET: secrets }).paddle.webhookSecret).toBe(secrets);
    expect(faultsOf({ ...liveKeys, PADDLE_WEBHOOK_SECRET: ',' })).toEqual([
      'PADDLE_WEBHOOK_SECRET is missing; it is needed with PADDLE_API_KEY.',
    ]);
  });

  it('readConfig treats an empty variable as unset', () => {
    expect(configOf({ PORT: '', SMTP_URL: ' ' })).toEqual(configOf({}));
  });

  it('readConfig derives the addresses of the site and the emulator from the port', () => {
    const config = configOf({ PORT: '4100' });
    expect([config.publicUrl, config.paddle.emulatorUrl]).toEqual(['http://localhost:4100', 'http://127.0.0.1:4101']);
  });

  it('readConfig drops the trailing slash of addresses', () => {
    expect(configOf({ PUBLIC_URL: 'https://example.com/' }).publicUrl).toBe('https://example.com');
  });

  it('readConfig reads the cohorts’ weights', () => {
    expect(configOf({ COHORT_WEIGHTS: 'A:1, B:0.5' }).cohortWeights).toEqual({ A: 1, B: 0.5, C: 0 });
  });

  it('a stop drains for ten seconds where something is real, else not at all, or as long as DRAIN_SECONDS says', () => {
    expect(
      [configOf({}), configOf(liveKeys), configOf({ NODE_ENV: 'production' })].map(({ drainMs }) => drainMs),
    ).toEqual([0, 10_000, 10_000]);
    expect(configOf({ ...liveKeys, DRAIN_SECONDS: '0' }).drainMs).toBe(0);
    expect(configOf({ DRAIN_SECONDS: '25' }).drainMs).toBe(25_000);
    expect(faultsOf({ DRAIN_SECONDS: '-1' })).toEqual(['DRAIN_SECONDS must be a number of seconds from 0 to 600.']);
  });

  it('readConfig reads whether another cohort’s quiz opens by its link', () => {
    expect(configOf({ COHORT_GATE: 'strict' }).cohortGate).toBe('strict');
    expect(faultsOf({ COHORT_GATE: 'open' })).toEqual(['COHORT_GATE must be link or strict.']);
  });

  it('readConfig reads how many events are accepted in an hour, and how long they are kept', () => {
    const limited = { EVENT_LIMITS: 'network:5000, device:100', EVENTS_KEEP_DAYS: '90' };
    expect(configOf(limited).events).toEqual({ limits: { network: 5000, device: 100 }, retentionDays: 90 });
    expect(configOf({ EVENT_LIMITS: 'off' }).events.limits).toBe(null);
    const wrong = ['network:5000', 'device:0,network:5', 'none'].map((text) => faultsOf({ EVENT_LIMITS: text }));
    expect(new Set(wrong.flat())).toEqual(
      new Set(['EVENT_LIMITS must be off, or events an hour like network:100000,device:10000.']),
    );
    for (const days of ['6', '3651', 'a week', '30.5']) {
      expect(faultsOf({ EVENTS_KEEP_DAYS: days })).toEqual([
        'EVENTS_KEEP_DAYS must be a number of days from 7 to 3650.',
      ]);
    }
  });

  it('readConfig reads when storage is short', () => {
    const storage = { DISK_ALARM_PERCENT: '92.5', DATABASE_ALARM_GB: '40' };
    expect(configOf(storage).storage).toEqual({ diskPercent: 92.5, databaseGigabytes: 40 });
    expect(faultsOf({ DISK_ALARM_PERCENT: '101', DATABASE_ALARM_GB: '0' })).toEqual([
      'DISK_ALARM_PERCENT must be a number from 1 to 100.',
      'DATABASE_ALARM_GB must be a number of gigabytes above 0.',
    ]);
    expect(faultsOf({ DISK_ALARM_PERCENT: '1e1' })).toHaveLength(1);
  });

  it('AUTOCAPTURE switches on what it lists, and off switches on nothing', () => {
    const { autocapture } = configOf({ AUTOCAPTURE: 'clicks, downloads' }).analytics;
    expect(autocapture).toEqual({ clicks: true, forms: false, downloads: true });
    expect(configOf({ AUTOCAPTURE: 'off' })).toEqual(configOf({}));
  });

  it('AUTOCAPTURE is refused when events go to a third party', () => {
    const settings = { ANALYTICS_KEY: 'key', ANALYTICS_ZONE: 'eu' };
    expect(faultsOf({ ...settings, AUTOCAPTURE: 'clicks' })).toEqual([
      'AUTOCAPTURE needs ANALYTICS_ZONE own: what visitors press stays with this server.',
    ]);
    expect(faultsOf({ ...settings, AUTOCAPTURE: 'off' })).toEqual([]);
  });

  it('readConfig reads how events are sent (§ 7, § 9), and refuses what would lose them', () => {
    const { endpoint, flushMs } = configOf({ ANALYTICS_ENDPOINT: 'batch', ANALYTICS_FLUSH_SECONDS: '60' }).analytics;
    expect([endpoint, flushMs]).toEqual(['batch', 60_000]);
    for (const ANALYTICS_FLUSH_SECONDS of ['0', '61', '1.5', '-1', 'ten']) {
      expect(faultsOf({ ANALYTICS_FLUSH_SECONDS })).toEqual([
        'ANALYTICS_FLUSH_SECONDS must be a whole number from 1 to 60.',
      ]);
    }
    expect(faultsOf({ ANALYTICS_ENDPOINT: '/batch' })).toEqual(['ANALYTICS_ENDPOINT must be standard or batch.']);
  });

  it('readConfig reads ANALYTICS_DETAIL, and refuses AUTOCAPTURE when it would tell more', () => {
    expect(configOf({ ANALYTICS_DETAIL: 'screens' }).analytics.detail).toBe('screens');
    expect(faultsOf({ ANALYTICS_DETAIL: 'none' })).toEqual(['ANALYTICS_DETAIL must be full or screens.']);
    expect(faultsOf({ ANALYTICS_DETAIL: 'screens', AUTOCAPTURE: 'clicks' })).toEqual([
      'AUTOCAPTURE needs ANALYTICS_DETAIL full: what visitors press names the quizzes.',
    ]);
  });

  it('readConfig reads the app that accounts belong to (§ 3)', () => {
    expect(configOf({ BUNDLE_ID: 'com.example.calm-kite' }).bundleId).toBe('com.example.calm-kite');
    expect(faultsOf({ BUNDLE_ID: 'two words' })).toEqual(['BUNDLE_ID must be a name like com.example.app.']);
  });

  it('readConfig reads who runs the site, and takes the sender of emails for whom to write to', () => {
    const named = { OPERATOR_NAME: 'Everkite Ltd', CONTACT_EMAIL: 'help@example.com' };
    expect(configOf(named).operator).toEqual({ name: 'Everkite Ltd', email: 'help@example.com' });
    expect(configOf({ MAIL_FROM: 'Kite <kite@example.com>' }).operator.email).toBe('kite@example.com');
    expect(configOf({ MAIL_FROM: 'kite@example.com' }).operator.email).toBe('kite@example.com');
    expect(faultsOf({ OPERATOR_NAME: '<b>', CONTACT_EMAIL: 'Kite <kite@example.com>' })).toEqual([
      'OPERATOR_NAME must be a name of up to 120 characters.',
      'CONTACT_EMAIL must be an email address like help@example.com.',
    ]);
  });

  it.each([
    ['long enough', 'kite-shore', []],
    ['guessed first', '1234567890', ['CONSOLE_PASSWORD is one of the first to be guessed. Choose another one.']],
    [
      'guessed first, in other letters',
      'PassWord123',
      ['CONSOLE_PASSWORD is one of the first to be guessed. Choose another one.'],
    ],
    ['too short', 'x'.repeat(9), ['CONSOLE_PASSWORD must be 10 to 1024 characters long.']],
    ['longer than signing in would take', 'x'.repeat(1025), ['CONSOLE_PASSWORD must be 10 to 1024 characters long.']],
  ])('readConfig judges a console password that is %s', (_how, CONSOLE_PASSWORD, faults) => {
    expect(faultsOf({ CONSOLE_PASSWORD })).toEqual(faults);
  });

  it('keys of secrets are separated by commas, and short ones are refused', () => {
    const [newer, older] = ['n'.repeat(32), 'o'.repeat(32)];
    expect(configOf({ SECRETS_KEY: `${newer}, ${older}` }).secretKeys).toEqual([newer, older]);
    const fault = 'SECRETS_KEY must be keys of at least 32 characters, separated by commas.';
    for (const given of ['x'.repeat(31), `${newer},short`, ' , '])
      expect(faultsOf({ SECRETS_KEY: given })).toEqual([fault]);
  });

  it('with real payments and a database of its own, servers need the same key', () => {
    const paddle = { PADDLE_API_KEY: 'key', PADDLE_ENVIRONMENT: 'sandbox', PADDLE_WEBHOOK_SECRET: 'secret' };
    const live = { ...paddle, PADDLE_CLIENT_TOKEN: 'token', DATABASE_URL: 'postgres://u:p@db/everkite' };
    expect(faultsOf(live)).toEqual([expect.stringMatching(/^SECRETS_KEY is missing; it is needed with DATABASE_URL/)]);
    expect(configOf({ ...live, SECRETS_KEY: 'k'.repeat(32) }).secretKeys).toHaveLength(1);
    expect(configOf({ ...live, DATABASE_URL: '' }).secretKeys).toEqual([]);
  });

  it('readConfig reports all faults at once and repeats no value', () => {
    const faults = faultsOf({
      PORT: '70000',
      PUBLIC_URL: 'https://example.com/path',
      DATABASE_URL: 'mysql://secret@host/db',
      SMTP_URL: 'mail.example.com',
      MAIL_FROM: 'nobody',
      PIXEL_ID: '<script>',
      ANALYTICS_ZONE: 'mars',
      CONSENT_MODE: 'maybe',
      TRUST_PROXY: 'perhaps',
      COHORT_WEIGHTS: 'A:0',
      PADDLE_ENVIRONMENT: 'live',
    });
    expect(faults.map((fault) => fault.split(' ')[0]).sort()).toEqual(
      [
        'ANALYTICS_ZONE',
        'COHORT_WEIGHTS',
        'CONSENT_MODE',
        'DATABASE_URL',
        'MAIL_FROM',
        'PADDLE_ENVIRONMENT',
        'PIXEL_ID',
        'PORT',
        'PUBLIC_URL',
        'SMTP_URL',
        'TRUST_PROXY',
      ].sort(),
    );
    expect(faults.join(' ')).not.toContain('secret');
  });

  it('readConfig requires a pixel’s id with its token, and the advertiser’s address without a path', () => {
    expect(faultsOf({ PIXEL_ACCESS_TOKEN: 'secret', PIXEL_API_URL: 'https://graph.facebook.com/v1' })).toEqual([
      'PIXEL_API_URL must be an address without a path, like https://graph.facebook.com.',
      'PIXEL_ID is missing; it is needed with PIXEL_ACCESS_TOKEN.',
    ]);
  });

  it.each(['clicks,', 'keys', 'true', 'off,clicks', 'toString'])(
    'readConfig refuses %s as AUTOCAPTURE',
    (AUTOCAPTURE) => {
      expect(faultsOf({ AUTOCAPTURE })).toEqual(['AUTOCAPTURE must be off, or some of clicks,forms,downloads.']);
    },
  );

  it.each(['0', '65536', '80.5', '-1', '0x50', 'http'])('readConfig refuses the port %s', (PORT) => {
    expect(faultsOf({ PORT })).toEqual(['PORT must be a number from 1 to 65535.']);
  });

  it('the mail viewer has a port of its own, unless it is switched off or something is real', () => {
    const portOf = (env: Record<string, string>) => configOf(env).mailViewerPort;
    expect(portOf({ PORT: '4100' })).toBe(4102);
    expect(portOf({ MAIL_VIEWER_PORT: '5000' })).toBe(5000);
    expect(portOf({ MAIL_VIEWER_PORT: '0' })).toBeNull();
    expect(portOf({ PORT: '65535' })).toBeNull();
    expect(portOf({ NODE_ENV: 'production', MAIL_VIEWER_PORT: '5000' })).toBeNull();
    expect(portOf({ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'kite@example.com' })).toBeNull();
    expect(portOf({ ...liveKeys, PADDLE_ENVIRONMENT: 'production' })).toBeNull();
    expect(faultsOf({ MAIL_VIEWER_PORT: 'x' })).toEqual([
      'MAIL_VIEWER_PORT must be a number from 1 to 65535, or 0 for none.',
    ]);
  });

  it('quick password hashing is accepted only where nothing is real', () => {
    const quick = { PASSWORD_HASHING: 'quick' };
    const refusal =
      'PASSWORD_HASHING quick is for tests; it is refused with SMTP_URL, a Paddle key or NODE_ENV=production.';
    expect(configOf(quick).passwordHashing).toBe('quick');
    expect(faultsOf({ ...quick, NODE_ENV: 'production' })).toEqual([refusal]);
    expect(faultsOf({ ...quick, SMTP_URL: 'smtp://localhost', MAIL_FROM: 'kite@example.com' })).toEqual([refusal]);
    expect(faultsOf({ ...quick, ...liveKeys })).toEqual([refusal]);
    expect(configOf({ ...liveKeys, NODE_ENV: 'production', PASSWORD_HASHING: 'full' }).passwordHashing).toBe('full');
    expect(faultsOf({ PASSWORD_HASHING: 'none' })).toEqual(['PASSWORD_HASHING must be full or quick.']);
  });

  it('readConfig requires a sender when emails are really sent', () => {
    expect(faultsOf({ SMTP_URL: 'smtp://localhost' })).toEqual(['MAIL_FROM is missing; it is needed with SMTP_URL.']);
  });
});
