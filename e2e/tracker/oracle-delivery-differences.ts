import { type IntendedDifference, intend } from './oracle-intended-difference.ts';

const keepsTrying = '§ 4, § 9: attempts x 1 s. The official SDK waits a whole flush interval before its first retry.';

/** Intended differences to the official SDK in handling answers and outages. */
export const deliveryDifferences: readonly IntendedDifference[] = [
  ...intend(
    'an answer of 200 without a code',
    '§ 8: 2xx is success. The official SDK reads only the body, and sends again what was taken.',
    {
      attempts: [
        [10_000, 20_000, 21_000, 23_000, 26_000].map((at) => `${at} ms: session_start, one, two, three -> 200`),
        ['10000 ms: session_start, one, two, three -> 200'],
      ],
      'stored more than once': ['session_start, one, two, three', 'none'],
    },
  ),
  ...intend('one event is invalid', 'The others are good, so nothing is gained by letting them wait 10 s.', {
    attempts: [
      ['10000 ms: session_start, one, two, three -> 400', '20000 ms: session_start, one, three -> 200'],
      ['10000 ms: session_start, one, two, three -> 400', '10000 ms: session_start, one, three -> 200'],
    ],
  }),
  ...intend(
    'more than two events are too many',
    '§ 4: the chunk is halved. The official SDK halves the greatest size it allows, even where the chunk was far smaller.',
    {
      attempts: [
        [
          '10000 ms: session_start, one, two, three -> 413',
          '20000 ms: session_start, one, two, three -> 413',
          '30000 ms: session_start, one, two, three -> 413',
          '40000 ms: session_start, one -> 413',
          '40000 ms: two, three -> 413',
          '50000 ms: session_start -> 200',
          '50000 ms: none -> 200',
          '50000 ms: one -> 200',
          '50000 ms: none -> 200',
          '50000 ms: two -> 200',
          '50000 ms: none -> 200',
          '50000 ms: three -> 200',
        ],
        [
          '10000 ms: session_start, one, two, three -> 413',
          '10000 ms: session_start, one -> 413',
          '10000 ms: session_start -> 200',
          '10000 ms: one -> 200',
          '10000 ms: two -> 200',
          '10000 ms: three -> 200',
        ],
      ],
    },
  ),
  ...intend(
    'one event is too large by itself',
    '§ 4: the chunk is halved until the event stands alone; the others are through at once.',
    {
      attempts: [
        [
          '10000 ms: session_start, one, two, three -> 413',
          '20000 ms: session_start, one, two, three -> 413',
          '30000 ms: session_start, one, two, three -> 413',
          '40000 ms: session_start, one -> 200',
          '40000 ms: two, three -> 413',
          '50000 ms: two -> 413',
          '50000 ms: three -> 200',
        ],
        [
          '10000 ms: session_start, one, two, three -> 413',
          '10000 ms: session_start, one -> 200',
          '10000 ms: two, three -> 413',
          '10000 ms: two -> 413',
          '10000 ms: none -> 200',
          '10000 ms: two -> 413',
          '10000 ms: three -> 200',
        ],
      ],
    },
  ),
  ...intend(
    'one event of many is throttled',
    '§ 4: throttled events wait 30 s. The official SDK lets the whole queue wait with them.',
    {
      attempts: [
        ['10000 ms: session_start, one, two, three -> 429', '40000 ms: session_start, one, two, three -> 200'],
        [
          '10000 ms: session_start, one, two, three -> 429',
          '10000 ms: session_start, one, three -> 200',
          '40000 ms: two -> 200',
        ],
      ],
    },
  ),
  ...intend(
    'the device is above its daily quota',
    '§ 4: a rate limit delays, it does not remove. The official SDK drops all that the device has.',
    {
      attempts: [
        ['10000 ms: session_start, one, two, three -> 429'],
        ['10000 ms: session_start, one, two, three -> 429', '40000 ms: session_start, one, two, three -> 200'],
      ],
      lost: ['one, two, three', 'none'],
      stored: ['none', 'one, session_start, three, two'],
    },
  ),
  ...intend(
    'the server fails until the cap, and is well at the next visit',
    `${keepsTrying} After the cap it drops the events; ours wait for the next visit.`,
    {
      attempts: [
        [10_000, 20_000, 21_000, 23_000, 26_000].map((at) => `${at} ms: session_start, one, two, three -> 500`),
        [
          ...[10_000, 11_000, 13_000, 16_000, 20_000].map((at) => `${at} ms: session_start, one, two, three -> 500`),
          '225000 ms: session_start, one, two, three -> 200',
        ],
      ],
      lost: ['one, two, three', 'none'],
      stored: ['none', 'one, session_start, three, two'],
    },
  ),
  ...intend('the line breaks twice', keepsTrying, {
    attempts: [
      [
        '10000 ms: session_start, one, two, three -> no answer',
        '20000 ms: session_start, one, two, three -> no answer',
        '21000 ms: session_start, one, two, three -> 200',
      ],
      [
        '10000 ms: session_start, one, two, three -> no answer',
        '11000 ms: session_start, one, two, three -> no answer',
        '13000 ms: session_start, one, two, three -> 200',
      ],
    ],
  }),
  ...intend(
    'an answer never comes',
    'A call that hangs is given up after 30 s. The official SDK sends nothing more in this visit.',
    {
      attempts: [
        ['10000 ms: session_start, one -> hang'],
        ['10000 ms: session_start, one -> hang', '41000 ms: session_start, one -> 200', '41000 ms: two -> 200'],
      ],
      'kept for the next visit': ['one, session_start, two', 'none'],
      stored: ['none', 'one, session_start, two'],
    },
  ),
  ...intend(
    'the network goes and comes back, and the first upload after it fails',
    '§ 4: flushing goes on when the network returns. The official SDK waits 10 s, tries once, and drops the backlog.',
    {
      attempts: [
        ['25000 ms: session_start, one, two -> 500'],
        ['15000 ms: session_start, one, two -> 500', '16000 ms: session_start, one, two -> 200'],
      ],
      lost: ['one, two', 'none'],
      stored: ['none', 'one, session_start, two'],
    },
  ),
];
