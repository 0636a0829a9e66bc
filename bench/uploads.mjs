// Uploads like the tracker's, sent to a server, with a record of what was sent and acknowledged.
import autocannon from 'autocannon';

const address = '/2/httpapi';
const headers = { 'content-type': 'application/json' };
/** Uploads of one visitor, and visitors at the same time. */
const uploadsOfVisitor = 8;
const visitorsAtOnce = 20;
const timeoutSeconds = 60;
const placeholder = '#upload#';
const visitorPlaceholder = '#visitor#';

/**
 * @param run distinguishes these uploads from all others
 * @returns bodies, each with new events, and the outcome of each by its number
 */
export function createUploads(run, eventsEach) {
  const template = templateOf(run, eventsEach);
  const sent = { run, eventsEach, count: 0, acknowledged: new Set(), throttled: 0, refused: 0 };
  return {
    sent,
    next() {
      const number = sent.count++;
      return { number, body: fill(template, number) };
    },
  };
}

function templateOf(run, eventsEach) {
  const time = Date.now();
  const events = Array.from({ length: eventsEach }, (_, i) => ({
    event_type: `screen${(i % 29) + 1}_open`,
    device_id: `${run}-device-${visitorPlaceholder}`,
    session_id: time,
    time: time - i,
    insert_id: `${run}.${placeholder}.${i}`,
    event_id: i,
    event_properties: { cohort: 'A', quiz: 'quiz_one' },
    language: 'en-US',
    platform: 'Web',
    ip: '$remote',
  }));
  const json = JSON.stringify({ api_key: 'everkite', events, client_upload_time: new Date(time).toISOString() });
  return json.split(visitorPlaceholder).map((part) => part.split(placeholder));
}

function fill(template, number) {
  const visitor = (number % visitorsAtOnce) + visitorsAtOnce * Math.floor(number / (visitorsAtOnce * uploadsOfVisitor));
  return template.map((parts) => parts.join(number)).join(visitor);
}

/**
 * Keeps `connections` busy with one upload after the other.
 * @returns uploads answered with 200 per second, all answers per second, the p99 of all answers in ms, and how many
 * calls were not answered with 200 or 429
 */
export async function fire(url, uploads, { connections, seconds }) {
  const { sent } = uploads;
  const acknowledgedBefore = sent.acknowledged.size;
  const result = await autocannon({
    url: url + address,
    connections,
    duration: seconds,
    timeout: timeoutSeconds,
    requests: [
      {
        method: 'POST',
        path: address,
        headers,
        setupRequest: (request, context) => {
          const { number, body } = uploads.next();
          context.number = number;
          return { ...request, body };
        },
        onResponse: (status, _body, context) => {
          if (status === 200) sent.acknowledged.add(context.number);
          else if (status === 429) sent.throttled += 1;
          else sent.refused += 1;
        },
      },
    ],
  });
  return {
    rate: (sent.acknowledged.size - acknowledgedBefore) / result.duration,
    answers: result.requests.total / result.duration,
    p99: result.latency.p99,
    errors: result.errors + sent.refused,
  };
}

/**
 * @returns how many events were acknowledged, how many of these are missing or incomplete in the table, and how many
 * rows were never sent
 */
export async function compareWithTable(client, { run, eventsEach, count, acknowledged }) {
  const { rows } = await client.query(
    `select split_part(insert_id, '.', 2)::integer as number, count(*)::integer as events
     from events where insert_id like $1 group by 1`,
    [`${run}.%`],
  );
  const stored = new Map(rows.map(({ number, events }) => [number, events]));
  const lost = [...acknowledged].filter((number) => stored.get(number) !== eventsEach).length * eventsEach;
  const unsent = rows.filter(({ number, events }) => number >= count || events > eventsEach).length;
  return { acknowledged: acknowledged.size * eventsEach, lost, unsent };
}
