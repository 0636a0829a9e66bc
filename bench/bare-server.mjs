// The floor: a plain http server that reads the body away and answers the bytes it was given. Started with fork().
import { createServer } from 'node:http';

const { body, headers } = JSON.parse(process.argv[2]);
const bytes = Buffer.from(body);
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes));
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('disconnect', () => process.exit(0));
