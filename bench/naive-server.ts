/** Answers the points it is given as objects, written out anew for each request, as a first version would. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

process.once('message', (items: { date_created: string }[]) => {
  const rows = items.map((item) => ({ ...item, date_created: new Date(item.date_created) }));
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ items: rows.map((row) => ({ ...row })), truncated: false }));
  });
  server.listen(0, '127.0.0.1', () => {
    process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  });
});
