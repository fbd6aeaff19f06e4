import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sealOf } from '../../packages/server/src/auth/second-step/seal.ts';
import type { Databases } from '../../packages/server/src/db/pool.ts';
import { createLog } from '../../packages/server/src/logging/log.ts';
import { addressGuard } from '../../packages/server/src/outbound/address-guard.ts';
import { sendDue } from '../../packages/server/src/webhooks/send-due.ts';
import type { ReceivedMessage, ReceiverAnswer, ReceiverRequest } from './receiver-request.ts';

/** The network in which the program listens. */
export const RECEIVER_NETWORK = '127.0.0.1/32';

/** A program that is told what happens, on this machine. */
export interface ReceiverServer {
  readonly url: string;
  readonly received: ReceivedMessage[];
  answer: { status: number; text: string };
  close(): Promise<void>;
}

export async function startReceiverServer(): Promise<ReceiverServer> {
  const server: Server = createServer(async (request, response) => {
    const of = (name: string) => String(request.headers[`webhook-${name}`]);
    const head = { id: of('id'), time: of('timestamp'), signature: of('signature') };
    receiver.received.push({ ...head, body: await text(request) });
    response.writeHead(receiver.answer.status).end(receiver.answer.text);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const receiver: ReceiverServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/vigia`,
    received: [],
    answer: { status: 200, text: 'ok' },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  return receiver;
}

interface Service {
  readonly databases: Databases;
  readonly receiver: ReceiverServer;
  readonly now: () => number;
}

/** Answers what a test asks at `RECEIVER_PATH`. */
export async function receiverRoute(
  request: Request,
  { databases, receiver, now }: Service,
): Promise<Response> {
  const { status, answer, send }: ReceiverRequest = await request.json();
  if (status !== undefined) receiver.answer = { status, text: answer ?? '' };
  if (send)
    await sendDue({
      ...{ databases, now, guard: addressGuard([RECEIVER_NETWORK]), seal: sealOf(databases.auth, now) },
      ...{ log: createLog('error', process.stderr), signal: AbortSignal.timeout(30_000) },
    });
  return Response.json({ url: receiver.url, received: receiver.received } satisfies ReceiverAnswer);
}
