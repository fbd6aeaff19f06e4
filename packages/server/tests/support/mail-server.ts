import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedLetter {
  readonly to: readonly string[];
  readonly text: string;
}

export interface TestMailServer {
  readonly url: string;
  /** Every letter it was given whole, oldest first. */
  readonly received: ReceivedLetter[];
  /** Called when a letter has arrived, before it is acknowledged to the sender. */
  onLetter: () => void | Promise<void>;
  close(): Promise<void>;
}

/** A real mail server on this machine. */
export async function startMailServer(): Promise<TestMailServer> {
  const received: ReceivedLetter[] = [];
  const service = { received, onLetter: () => undefined } as unknown as TestMailServer & { url: string };
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData: (stream, { envelope }, done) => {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', async () => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), text });
        await service.onLetter();
        done();
      });
    },
  });
  server.on('error', () => undefined); // a client that was killed
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  service.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  service.close = () => new Promise<void>((closed) => server.close(() => closed()));
  return service;
}
