import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Gate } from './http-gate.ts';
import { hasCode, OperatorError } from './operator-error.ts';

export interface Listener {
  /** URL that a browser on this machine can open, such as `http://127.0.0.1:4400`. */
  address: string;
  /** Accepts no more connections, lets running answers finish, and cuts the remaining ones after `graceMs`. */
  close(graceMs: number): Promise<void>;
}

/**
 * How long an idle connection stays open, ms. It is longer than proxies keep theirs (nginx and AWS 60 s,
 * Traefik 90 s, Caddy 120 s): a request sent on a connection that is being closed would be lost.
 */
const IDLE_MS = 125_000;
/** Limits of the server's connections. */
export interface Limits {
  /** Longest time for the headers of a request, ms. Its body has Node's 300 s, for a photo on a slow line. */
  readonly headersMs: number;
  /** Interval of the checks for requests that are too slow, ms. */
  readonly checkMs: number;
  /** Most connections at the same time, as each uses memory. Further ones are closed at once. */
  readonly connections: number;
}
const LIMITS: Limits = { headersMs: 20_000, checkMs: 5_000, connections: 4_000 };
/** Interval of the checks for idle connections while closing, ms. */
const SWEEP_MS = 50;

/**
 * @throws {OperatorError} the port is taken or reserved, or the host is not of this machine; the message names
 *     the variable
 */
export async function listen(
  gate: Pick<Gate, 'fetch'>,
  host: string,
  port: number,
  limits: Limits = LIMITS,
): Promise<Listener> {
  const server = createAdaptorServer({
    fetch: gate.fetch,
    serverOptions: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkMs },
  }) as Server;
  server.keepAliveTimeout = IDLE_MS;
  server.maxConnections = limits.connections;
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  } catch (cause) {
    throw refusal(cause, host, port);
  }
  return {
    address: addressOf(host, (server.address() as AddressInfo).port),
    close: async (graceMs) => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
      const cut = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(cut);
    },
  };
}

/** URL that a browser on this machine can open. */
export function addressOf(host: string, port: number): string {
  const shown = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${port}`;
}

function refusal(cause: unknown, host: string, port: number): unknown {
  if (hasCode(cause, 'EADDRINUSE')) {
    const message = `El puerto ${port} de ${host} está en uso por otro programa. Elija otro, por ejemplo PORT=${port + 1}.`;
    return new OperatorError(message, { cause });
  }
  if (hasCode(cause, 'EACCES')) {
    return new OperatorError(`No se permite atender en el puerto ${port}: elija en PORT uno desde 1024.`, {
      cause,
    });
  }
  if (hasCode(cause, 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN')) {
    return new OperatorError(`HOST «${host}» no es una dirección de este equipo.`, { cause });
  }
  return cause;
}
