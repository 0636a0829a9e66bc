import { describe, expect, it } from 'vitest';
import type { FunnelFigures, FunnelReport } from './report.ts';
import { reportCsv, reportFileName } from './report-csv.ts';

const figures: FunnelFigures = {
  visits: 300,
  paid: 12,
  visit_to_paid: 0.04,
  revenue: [{ currency: 'USD', net_minor: 20_158, gross_minor: 23_988 }],
  subscriptions: 12,
  over: 12,
  cancelled: 1,
  cancelled_share: 1 / 12,
};

const report: FunnelReport = {
  query: { from: '2026-11-19', to: '2026-11-20', source: 'news' },
  before: {
    from: '2026-11-17',
    to: '2026-11-18',
    figures: {
      ...figures,
      visits: 0,
      visit_to_paid: null,
      revenue: [{ currency: 'EUR', net_minor: -420, gross_minor: -500 }],
    },
  },
  figures,
  steps: [
    {
      id: 'visited',
      people: 300,
      share: 1,
      people_before: null,
      share_of_previous: null,
      median_duration_ms: 18_249,
      by_cohort: [],
    },
    {
      id: 'started',
      people: 200,
      share: 2 / 3,
      people_before: 300,
      share_of_previous: 2 / 3,
      median_duration_ms: null,
      by_cohort: [],
    },
  ],
  screens: [{ cohort: 'B', number: 12, people: 64, left: 6, leave_share: 0.09375, median_duration_ms: 18_000 }],
  days: [
    { day: '2026-11-19', visits: 150, paid: 7, by_cohort: [{ cohort: 'A', visits: 150, paid: 7 }] },
    {
      day: '2026-11-20',
      visits: 150,
      paid: 5,
      by_cohort: [
        { cohort: 'A', visits: 149, paid: 5 },
        { cohort: 'B', visits: 1, paid: 0 },
      ],
    },
  ],
  drawn: [
    { drawn: 'A', cohort: 'B', people: 1 },
    { drawn: null, cohort: 'A', people: 299 },
  ],
  sources: [],
  bots: { people: 100, share: 0.25 },
  is_open: false,
  subscribers: { people: 12, sessions: 40 },
  payments: { confirmed: 13, measured: 12, claimed: 300 },
};

const withSource = (source: string) => reportCsv({ ...report, query: { ...report.query, source } });

describe('the report as CSV', () => {
  it('the CSV says which step people may leave out', () => {
    const steps = (['saw_result', 'saved_profile', 'saw_offers'] as const).map((id) => ({ ...report.steps[0]!, id }));
    const optional = reportCsv({ ...report, steps })
      .split('\r\n')
      .slice(2, 5)
      .map((line) => [line.split(',')[0], line.split(',').at(-1)]);
    expect(optional).toEqual([
      ['saw_result', 'no'],
      ['saved_profile', 'yes'],
      ['saw_offers', 'no'],
    ]);
  });

  it('the CSV has five sections, each with a header, in lines that end in CRLF (RFC 4180)', () => {
    expect(reportCsv(report)).toBe(
      [
        'steps',
        'step,people,share,from_last_step,median_duration_s,optional',
        'visited,300,1,,18.2,no',
        'started,200,0.666667,0.666667,,no',
        '',
        'screens',
        'cohort,number,people,left,leave_share,median_duration_s',
        'B,12,64,6,0.09375,18',
        '',
        'days',
        'day,cohort,visits,paid',
        '2026-11-19,A,150,7',
        '2026-11-20,A,149,5',
        '2026-11-20,B,1,0',
        '',
        'drawn',
        'drawn,walked,visits',
        'A,B,1',
        'none,A,299',
        '',
        'figures',
        'figure,value,before',
        'from,2026-11-19,2026-11-17',
        'to,2026-11-20,2026-11-18',
        'cohort,all,',
        'source,news,',
        'visits,300,0',
        'paid,12,12',
        'visit_to_paid,0.04,',
        'revenue_net_minor_USD,20158,0',
        'revenue_gross_minor_USD,23988,0',
        'revenue_net_minor_EUR,0,-420',
        'revenue_gross_minor_EUR,0,-500',
        'subscriptions,12,12',
        'subscriptions_28_days_over,12,12',
        'cancelled_within_28_days,1,1',
        'cancelled_share,0.083333,0.083333',
        'bots,100,',
        'bots_share,0.25,',
        'subscribers,12,',
        'subscriber_sessions,40,',
        'payments_confirmed,13,',
        'payments_measured,12,',
        'payments_claimed,300,',
        '',
      ].join('\r\n'),
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '＝1', '＋1', '－1', '＠SUM(A1)'])(
    'the CSV defuses a source that a spreadsheet would run: %j',
    (source) => {
      expect(withSource(source)).toContain(`\r\nsource,'${source},\r\n`);
    },
  );

  it.each(['\n=1+1', '\r=1+1'])('the CSV escapes a source that begins with a new line: %j', (source) => {
    expect(withSource(source)).toContain(`\r\nsource,"'${source}",\r\n`);
  });

  it('the CSV escapes formulas before it quotes, so that the apostrophe is inside', () => {
    expect(withSource('=HYPERLINK("x","y")')).toContain(`\r\nsource,"'=HYPERLINK(""x"",""y"")",\r\n`);
  });

  it.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['two\n=1+1', '"two\n=1+1"'],
    ['two\r=1+1', '"two\r=1+1"'],
    ['plain text', 'plain text'],
  ])('the CSV quotes a text only if it must: %j', (source, cell) => {
    expect(withSource(source)).toContain(`\r\nsource,${cell},\r\n`);
  });

  it('an empty report’s CSV keeps its headers', () => {
    const empty = reportCsv({ ...report, steps: [], screens: [], days: [], drawn: [] });
    expect(empty).toContain('days\r\nday,cohort,visits,paid\r\n\r\ndrawn\r\ndrawn,walked,visits\r\n\r\nfigures\r\n');
  });

  it('the CSV distinguishes visitors without a source from all visitors', () => {
    expect(withSource('')).toContain('\r\nsource,none,\r\n');
    const { source: _, ...query } = report.query;
    expect(reportCsv({ ...report, query })).toContain('\r\nsource,all,\r\n');
  });
});

describe('the name of the file', () => {
  const span = { from: '2026-10-24', to: '2026-11-20' };

  it('the name of the CSV file has the days', () => {
    expect(reportFileName(span)).toBe('everkite-funnel-2026-10-24-to-2026-11-20.csv');
  });

  it('the name of the CSV file has the filters for cohort and source', () => {
    const name = reportFileName({ ...span, cohort: 'B', source: 'News Letter' });
    expect(name).toBe('everkite-funnel-2026-10-24-to-2026-11-20-cohort-b-source-news-letter.csv');
  });

  it.each([
    ['', 'none'],
    ['../../etc/passwd', 'etc-passwd'],
    ['広告', 'other'],
    ['x'.repeat(200), 'x'.repeat(40)],
  ])('the name of the CSV file is safe on every disk, whatever the source: %j', (source, part) => {
    expect(reportFileName({ ...span, source })).toBe(`everkite-funnel-2026-10-24-to-2026-11-20-source-${part}.csv`);
  });
});

describe('what a file of the report says', () => {
  it('the CSV names the filter for the cohort', () => {
    expect(reportCsv({ ...report, query: { ...report.query, cohort: 'B' } })).toContain('\r\ncohort,B,\r\n');
  });

  it('the CSV rounds half a tenth of a second up', () => {
    const step = { ...report.steps[0]!, median_duration_ms: 18_250 };
    expect(reportCsv({ ...report, steps: [step] })).toContain('visited,300,1,,18.3,no\r\n');
  });

  it('the name of the CSV file has no dash at either end of the source', () => {
    const name = reportFileName({ from: '2026-10-24', to: '2026-11-20', source: '(news)' });
    expect(name).toBe('everkite-funnel-2026-10-24-to-2026-11-20-source-news.csv');
  });
});
