import { beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createTestDeps } from '#testing/server/deps.ts';
import { upload } from '#testing/server/measured.ts';
import { useTestDatabase } from '#testing/server/use.ts';
import { findCommand, listUsages } from './main.ts';
import { parseReport } from './report-command.ts';

const now = Date.parse('2030-01-29T23:00:00Z');

describe('the arguments of the command report', () => {
  it('without days, the report is about the latest 28 full days', () => {
    expect(parseReport([], now)).toEqual({ query: { from: '2030-01-01', to: '2030-01-28' }, asCsv: false });
  });

  it('a report can be about given days, a cohort and a source or none, as CSV', () => {
    const args = ['--from', '2030-01-01', '--to', '2030-01-31', '--cohort', 'A', '--source', '', '--csv'];
    expect(parseReport(args, now)).toEqual({
      query: { from: '2030-01-01', to: '2030-01-31', cohort: 'A', source: '' },
      asCsv: true,
    });
  });

  it.each([
    ['one day alone', ['--from', '2030-01-01'], /^Give both/],
    ['a cohort that there is not', ['--cohort', 'Z'], /^--cohort must be one of A, B, C/],
    ['an option that there is not', ['--weeks', '2'], /^Say it like this: report \[--from/],
    ['a word too many', ['today'], /^Say it like this/],
    ['an option without its value', ['--source'], /^Say it like this/],
  ])('the command report refuses %s', (_what, args, fault) => {
    expect(parseReport(args, now)).toEqual({ fault: expect.stringMatching(fault) });
  });
});

describe('the command report', () => {
  const database = useTestDatabase();
  beforeAll(async () => {
    const deps = createTestDeps(database);
    deps.advance(Date.parse('2030-01-10T13:00:00Z') - deps.clock());
    const app = buildApp(deps, { webDir: null });
    const visit = (device: string, names: string[]) =>
      names.map((name, i) => ({
        device,
        name,
        id: i,
        insertId: `${device}-${i}`,
        cohort: 'A',
        source: 'ads',
        time: Date.parse('2030-01-10T12:00:00Z') + i * 1000,
        duration: 1500 + i * 60_000,
      }));
    await upload(app, [
      ...Array.from({ length: 10 }, (_, i) =>
        visit(`device-${i}`, ['session_start', 'screen1_close', 'screen2_open', 'screen2_close']),
      ).flat(),
      ...visit('device-10', ['session_start']),
      ...visit('device-11', ['session_start']),
    ]);
    await app.close();
  });

  const run = (...args: string[]) =>
    findCommand('report')!.run({ ...createTestDeps(database), clock: () => now, by: 'maya' }, args);

  it('the command report prints steps, where people leave, and figures beside those of the days before', async () => {
    const outcome = await run('--source', 'ads');
    expect('output' in outcome ? outcome.output.split('\n') : outcome).toEqual([
      'Funnel of 2030-01-01 to 2030-01-28 (UTC), source "ads"',
      '',
      'Step                      People     Share  From last step  Median time',
      'Visited                       12  12 of 12             n/a    1 min 2 s',
      'Started quiz                  10  10 of 12        10 of 12    3 min 2 s',
      'Saw result                     0   0 of 12         0 of 10          n/a',
      'Saved profile (optional)       0   0 of 12               –          n/a',
      'Saw offers                     0   0 of 12               –          n/a',
      'Opened checkout                0   0 of 12               –          n/a',
      'Paid                           0   0 of 12               –          n/a',
      '',
      'Where people leave: too few people to say.',
      '',
      'Figure                    These days  2029-12-04 to 2029-12-31',
      'Visits                            12                         0',
      'Paid                               0                         0',
      'Visit to paid                0 of 12                         –',
      'Revenue, net of tax              n/a                       n/a',
      'Revenue, gross                   n/a                       n/a',
      'Subscriptions                      0                         0',
      'Cancelled within 28 days           –                         –',
      '',
      'Took another quiz than the drawn one, and count there: 0 of 12',
      'Bots among all visits, left out: 0',
      'Sessions of signed-in subscribers, left out: 0 of 0',
      'Payments confirmed: 0, of these from measured browsers: 0; browsers that said they paid: 0',
      '',
      'Visits and payers are people whose use was measured: whoever said Reject is not among them. A payer is one whose',
      'payment the provider confirmed. Revenue, subscriptions and cancellations are those of all buyers; what goes back counts on the day it does.',
      'Cancelled are those of the subscriptions begun in these days whose first 28 days are over.',
    ]);
  });

  it('the command report shows no share where fewer than 30 people took part, as the console does', async () => {
    const outcome = await run('--source', 'ads', '--cohort', 'B');
    expect('output' in outcome ? outcome.output : outcome).toContain('Where people leave: too few people to say.');
  });

  it('the command report prints the CSV that the console saves', async () => {
    const outcome = await run('--csv');
    expect('output' in outcome ? outcome.output.split('\r\n').slice(0, 5) : outcome).toEqual([
      'steps',
      'step,people,share,from_last_step,median_duration_s,optional',
      'visited,12,1,,61.5,no',
      'started,10,0.833333,0.833333,181.5,no',
      'saw_result,0,0,0,,no',
    ]);
  });

  it('the command report says what is wrong with the days', async () => {
    expect(await run('--from', '2030-02-01', '--to', '2030-01-01')).toEqual({
      fault: 'The first day must not be after the last one.',
    });
  });

  it('the command report is listed', () => {
    expect(listUsages()).toContain('npm run operator -- report [--from');
  });
});
