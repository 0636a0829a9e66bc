import { type IntendedDifference, intend } from './oracle-intended-difference.ts';

const uploads = 'every upload is accepted';
const full = 'more than a thousand events wait for the network';
const optedOutBefore = 'opted out with events of an earlier visit in storage';
const optedOutLate = 'opted out in the middle of a visit';

const cookie = 'AMP_scripted-k; Path=/; SameSite=Lax; 365 days; HttpOnly false; Secure false';
const noCookie = 'Who opted out has no cookie. The official SDK writes one with an id of the device in it.';

/** Intended differences to the official SDK in visits, opt-out and stored data. */
export const visitDifferences: readonly IntendedDifference[] = [
  ...intend(uploads, '§ 9: a flush each 10 s. The official SDK begins its 10 s with the first event that waits.', {
    attempts: [
      ['10000 ms: session_start, one -> 200', '22000 ms: two -> 200'],
      ['10000 ms: session_start, one -> 200', '20000 ms: two -> 200'],
    ],
  }),
  ...intend(uploads, 'The cookie holds what the tracker reads again, and no more.', {
    'cookie fields': [
      ['cookieDomain', 'deviceId', 'lastEventId', 'lastEventTime', 'optOut', 'pageCounter', 'sessionId'],
      ['deviceId', 'lastEventId', 'lastEventTime', 'sessionId'],
    ],
  }),
  ...intend(uploads, 'It is another library.', {
    'every event: library': ['"amplitude-ts/2.47.1"', '"everkite-tracker/1"'],
  }),
  ...intend(uploads, 'Nothing in the product reads it, and it helps to tell visitors apart.', {
    'every event: user_agent': ['<user agent>', 'nothing'],
  }),
  ...intend(uploads, 'Only the order counts: 0 is the number of a device that has sent nothing yet.', {
    'first event_id': ['0', '1'],
  }),
  ...intend(uploads, '§ 4: every event carries the cohort, those of the session too.', {
    'session_start: event_properties': ['nothing', '{"cohort":"A"}'],
  }),
  ...intend(uploads, 'An empty queue leaves nothing in storage.', {
    'storage keys': [['AMP_unsent_scripted-k'], []],
  }),
  ...intend(uploads, '§ 7 names options.min_id_length; the server takes ids of 5 characters.', {
    'uploads: options': [
      ['{}', '{}'],
      ['{"min_id_length":5}', '{"min_id_length":5}'],
    ],
  }),
  ...intend(
    uploads,
    '§ 7 names request_metadata. Ours tells the attempt; the official one is empty, or left out at first.',
    {
      'uploads: request_metadata': [
        ['nothing', '{"sdk":{"metrics":{"histogram":{}}}}'],
        ['{"attempt":1}', '{"attempt":1}'],
      ],
    },
  ),

  ...intend(
    'the page is hidden before the first flush',
    'A hidden page may never come back, so it sends what it has.',
    {
      attempts: [[], ['1000 ms: session_start, one -> 200']],
      'kept for the next visit': ['one, session_start', 'none'],
      stored: ['none', 'one, session_start'],
    },
  ),
  ...intend(
    'the page is left before the first flush',
    'Who leaves may never come back. The official SDK sends nothing then.',
    {
      attempts: [[], ['1000 ms, beacon: session_start, one -> 200']],
      stored: ['none', 'one, session_start'],
    },
  ),
  ...intend(
    'forty events come at once',
    '§ 9: a queue of 30 is flushed at once. The official SDK only cuts its uploads there.',
    {
      attempts: [
        ['2 times 10000 ms: 15 events -> 200', '10000 ms: 11 events -> 200'],
        ['2 times 0 ms: 15 events -> 200', '0 ms: 11 events -> 200'],
      ],
    },
  ),
  ...intend(full, 'We send as soon as the network is back. The official SDK waits 10 s more.', {
    attempts: [
      ['34 times 10000 ms: 15 events -> 200', '10000 ms: event 510 -> 200'],
      ['33 times 1000 ms: 15 events -> 200', '1000 ms: event 495, event 496, event 497, event 498, event 499 -> 200'],
    ],
  }),
  ...intend(
    full,
    '§ 8: the message as it is written there; it counts what it was told to save, not all that is above 1000.',
    {
      'first message': [
        'Amplitude Logger [Error]: Failed to save 1 events because the queue length exceeded 1000.',
        'Failed to save 1 events because the queue length exceeded 1000.',
      ],
      'last message': [
        'Amplitude Logger [Error]: Failed to save 21 events because the queue length exceeded 1000.',
        'Failed to save 2 events because the queue length exceeded 1000.',
      ],
    },
  ),
  ...intend(full, '§ 5: the queue keeps at most 1000. The official SDK means its storage; in memory it has no bound.', {
    lost: ['none', '11 events'],
    stored: ['511 events', '500 events'],
  }),
  ...intend(
    'two pieces are sold',
    'The product of the two, so that nobody has to know which of them a report adds up.',
    {
      revenue: [
        ['{"$currency":"USD","$price":9.99,"$productId":"plan","$quantity":2,"$revenueType":"purchase","cohort":"A"}'],
        [
          '{"$currency":"USD","$price":9.99,"$productId":"plan","$quantity":2,"$revenue":19.98,"$revenueType":"purchase","cohort":"A"}',
        ],
      ],
    },
  ),
  ...intend(
    'no piece is sold',
    '§ 5: a quantity must be above 0. The official SDK counts one piece that was never sold.',
    {
      revenue: [
        ['{"$currency":"USD","$price":9.99,"$productId":"plan","$quantity":1,"$revenueType":"purchase","cohort":"A"}'],
        [],
      ],
    },
  ),
  ...intend('opted out from the start', noCookie, { cookies: [[cookie], []] }),
  ...intend(
    optedOutBefore,
    'Who opted out sends nothing, whenever it was made. The official SDK sends what it has stored.',
    {
      attempts: [
        ['10000 ms: session_start, one -> 500', '22000 ms: session_start, one -> 200'],
        [
          '10000 ms: session_start, one -> 500',
          '11000 ms: session_start, one -> 500',
          '12000 ms, beacon: session_start, one -> 500',
        ],
      ],
      lost: ['none', 'one'],
      stored: ['one, session_start', 'none'],
    },
  ),
  ...intend(optedOutBefore, noCookie, { cookies: [[cookie], []] }),
  ...intend(optedOutBefore, 'What was stored is purged.', { 'storage keys': [['AMP_unsent_scripted-k'], []] }),
  ...intend(optedOutLate, 'What waits is purged, not sent: the official SDK sends it 8 s after the opt-out.', {
    attempts: [['10000 ms: session_start, one -> 200'], []],
    lost: ['two', 'one, two'],
    stored: ['one, session_start', 'none'],
    'storage keys': [['AMP_unsent_scripted-k'], []],
  }),
  ...intend(optedOutLate, noCookie, { cookies: [[cookie], []] }),
];
