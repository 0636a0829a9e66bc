// The floor: a plain http server that answers the given bytes. Before that it parses the body as JSON and drops it, or
// looks up the session in the database. Started with fork().
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

const { body, headers, databaseUrl } = JSON.parse(process.argv[2]);
const bytes = Buffer.from(body);
const prepare = databaseUrl === undefined ? parse : queryDatabase(databaseUrl);
const server = createServer((request, response) => {
  prepare(request).then(() => response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes));
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('disconnect', () => process.exit(0));

function parse(request) {
  const chunks = [];
  return new Promise((resolve) => {
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString('utf8'))));
  });
}

/** One prepared query for each request: the session by its key, with its user and subscription. */
function queryDatabase(connectionString) {
  const pool = new pg.Pool({ connectionString, max: 20 });
  const text = `select u.id, u.email, u.name, u.cohort, s.last_seen_at, b.id as sub_id, b.offer_id, b.status
    from sessions s join users u on u.id = s.user_id left join subscriptions b on b.user_id = u.id
    where s.token_hash = $1`;
  return async ({ headers: { authorization } }) => {
    const hash = createHash('sha256').update(authorization).digest();
    const { rows } = await pool.query({ name: 'session', text, values: [hash] });
    if (rows.length !== 1) throw new Error('There is no such session.');
  };
}
