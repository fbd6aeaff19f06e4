/** A real HTTP server for the client's tests: its answers are scripted, and it records the requests. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export type Answer = (request: SeenRequest, response: ServerResponse, nth: number) => void;

export interface TestServer {
  readonly origin: string;
  readonly seen: SeenRequest[];
  answer: Answer;
  close(): Promise<void>;
}

export const json = (response: ServerResponse, status: number, body: unknown, headers = {}): void => {
  const type = status >= 400 ? 'application/problem+json' : 'application/json';
  response.writeHead(status, { 'content-type': type, ...headers }).end(JSON.stringify(body));
};

export async function startTestServer(): Promise<TestServer> {
  const seen: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const url = new URL(request.url ?? '/', 'http://test.invalid');
    const entry = { method: request.method ?? '', url, headers: request.headers, body };
    seen.push(entry);
    handle.answer(entry, response, seen.length);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const handle: TestServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    answer: (_request, response) => json(response, 404, {}),
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
  return handle;
}
