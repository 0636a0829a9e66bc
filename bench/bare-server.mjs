// The floor: a plain http server that reads the body away, or parses it as JSON and drops it, and answers the bytes it
// was given. Started with fork().
import { createServer } from 'node:http';

const { body, headers, parses } = JSON.parse(process.argv[2]);
const bytes = Buffer.from(body);
const server = createServer((request, response) => {
  const answer = () => response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes);
  if (!parses) {
    request.resume();
    request.on('end', answer);
    return;
  }
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString('utf8'));
    answer();
  });
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('disconnect', () => process.exit(0));
