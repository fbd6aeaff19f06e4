import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOK_EVERY_MS = 100;
/** Longer than whoever asks keeps a connection, or a request would meet one that is being closed. */
const KEPT_MS = 120_000;

/** A plain proxy: requests go round among the servers that last answered `/readyz`. */
export interface Proxy {
  readonly address: string;
  /** Addresses of the servers, as they are now. */
  setServers(addresses: readonly string[]): void;
  close(): Promise<void>;
}

/**
 * What is sent to a server that dies before it answers is 503 with `Retry-After`, and never sent twice: the proxy does
 * not know what was done.
 */
export async function startProxy(): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  let servers: readonly string[] = [];
  let ready: readonly string[] = [];
  let turn = 0;

  const look = async (): Promise<void> => {
    const answers = await Promise.all(
      servers.map(async (address) => {
        const answer = await fetch(`${address}/readyz`).catch(() => null);
        await answer?.arrayBuffer().catch(() => undefined);
        return answer?.ok ? address : null;
      }),
    );
    ready = answers.filter((address) => address !== null);
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    turn += 1;
    const address = ready[turn % ready.length];
    if (address === undefined) {
      away(incoming, outgoing);
      return;
    }
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress };
    const { method, url } = incoming;
    const onward = request(`${address}${url}`, { agent, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode as number, answer.headers);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    });
    onward.on('error', () => {
      ready = ready.filter((one) => one !== address);
      if (outgoing.headersSent) outgoing.destroy();
      else away(incoming, outgoing);
    });
    incoming.pipe(onward);
  };

  const server = createServer(pass);
  server.keepAliveTimeout = KEPT_MS;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setServers: (addresses) => {
      servers = addresses;
      void look();
    },
    close: async () => {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function away(incoming: IncomingMessage, outgoing: ServerResponse): void {
  incoming.resume();
  outgoing.writeHead(503, { 'retry-after': '1' }).end();
}
