import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer, type ServerOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { vi } from 'vitest';

/** What a receiver does with a request. */
export type Manner =
  | { readonly kind: 'answer'; readonly status: number; readonly headers?: Record<string, string> }
  /** Takes the message and cuts the line in the middle of its answer. */
  | { readonly kind: 'cut' }
  /** Takes the message and never answers. */
  | { readonly kind: 'silent' }
  /** Closes the line without a word. */
  | { readonly kind: 'hang-up' };

export interface Received {
  readonly id: string;
  readonly body: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Whether the receiver answered 2xx in full. */
  readonly isTaken: boolean;
  readonly isSigned: boolean;
  /** How many signatures it bore. */
  readonly signatures: number;
}

export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** What it does next; called when a request is there whole. */
  manner: (request: { readonly path: string; readonly body: string }) => Manner;
  /** Checks signatures with it; none are checked without. */
  secret?: string;
  close(): Promise<void>;
}

const GOOD: Manner = { kind: 'answer', status: 204 };

/** A program on this machine that is told what happened, and checks signatures by the library of Standard Webhooks. */
export async function startReceiver(
  host = '127.0.0.1',
  port = 0,
  certificate?: Pick<ServerOptions, 'key' | 'cert'>,
): Promise<Receiver> {
  const take = (request: IncomingMessage, response: ServerResponse) =>
    void handle(receiver, request, response);
  const server = certificate ? createSecureServer(certificate, take) : createServer(take);
  await new Promise<void>((listening) => server.listen(port, host, listening));
  const receiver: Receiver = {
    url: `${certificate ? 'https' : 'http'}://${host}:${(server.address() as AddressInfo).port}`,
    received: [],
    manner: () => GOOD,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return receiver;
}

async function handle(receiver: Receiver, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString();
  const path = request.url ?? '';
  const manner = receiver.manner({ path, body });
  const isTaken = manner.kind === 'answer' && manner.status >= 200 && manner.status < 300;
  receiver.received.push({
    ...{ id: String(request.headers['webhook-id']), body, path, headers: request.headers, isTaken },
    isSigned: isSigned(receiver, request, body),
    signatures: String(request.headers['webhook-signature']).split(' ').length,
  });
  if (manner.kind === 'answer') response.writeHead(manner.status, manner.headers).end();
  if (manner.kind === 'hang-up') request.socket.destroy();
  if (manner.kind === 'cut') {
    response.writeHead(200, { 'content-length': '1000' }).write('{"ok":');
    setTimeout(() => request.socket.destroy(), 5);
  }
}

/** The library refuses what was signed minutes ago by this machine's clock, which is not that of a schedule. */
function isSigned({ secret }: Receiver, { headers }: IncomingMessage, body: string): boolean {
  if (secret === undefined) return false;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Number(headers['webhook-timestamp']) * 1000);
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  } finally {
    clock.mockRestore();
  }
}
