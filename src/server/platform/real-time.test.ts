import { expect, it } from 'vitest';
import { code } from '#testing/source-files.ts';

/**
 * The files that read the machine's own time, and why; all others use the product's clock, which is moved in test mode.
 */
const asksForRealTime = {
  'server/analytics/ingestion/upload-intake.ts': 'limits of uploads',
  'server/billing/paddle/emulator-clock.ts': 'makes the product’s clock of it',
  'server/billing/projection/webhook.routes.ts': 'Paddle’s signatures carry the real time',
  'server/operations/alerts/gather-facts.ts': 'compares it with the database’s',
  'server/operations/alerts/read-certificate.ts': 'certificates end in real time',
  'server/operations/alerts/send-alert.ts': 'the receiver checks the signature by its own clock',
  'server/operations/console/element-labels.ts': 'sign-ins to the console',
  'server/operations/console/elements.routes.ts': 'sign-ins to the console',
  'server/operations/console/training-counts.ts': 'whether the product’s clock was moved',
  'server/operations/metrics/metrics.routes.ts': 'when notifications came',
  'server/operations/operators': 'sign-ins to the console, because authenticator apps go by it',
  'server/operations/rehearsal/read-rehearsal.ts': 'whether a process still runs a rehearsal',
  'server/operations/rehearsal/run-rehearsal.ts': 'whether a process still runs a rehearsal',
  'server/operations/rehearsal/start-rehearsal.ts': 'whether a process still runs a rehearsal',
  'server/operations/storage/watch-storage.ts': 'a disk fills in real time',
  'server/operations/tidy/tidy.ts': 'sign-ins to the console, and limits',
  'server/platform/database/database-outage.ts': 'how often the log tells of an outage',
  'server/platform/http/route.ts': 'sign-ins to the console',
  'server/app.ts': 'sign-ins to the console',
  'server/training/add-entries.ts': 'devices keep it',
  'server/training/change-training.ts': 'devices keep it',
};

it('the machine’s own time is asked for only where the product’s clock would be wrong, with the reason', () => {
  const asking = code.filter(({ name, text }) => name.startsWith('server/') && /\bwallClock\(\)/.test(text));
  const places = asking.map(({ name }) =>
    name.startsWith('server/operations/operators/') ? 'server/operations/operators' : name,
  );
  expect([...new Set(places)].sort()).toEqual(Object.keys(asksForRealTime).sort());
});
