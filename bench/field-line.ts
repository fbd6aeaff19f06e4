/** A line between rows: slow, and some requests break off. */

import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

export interface FieldLine {
  readonly base: string;
  /** Bytes that a phone has sent over it so far. */
  readonly sent: () => number;
  /** Requests that broke off so far. */
  readonly broken: () => number;
  close(): Promise<void>;
}

const REQUEST = /^(?:GET|POST|PUT|PATCH|DELETE) \S+ HTTP\/1\.1\r\n/;

/**
 * Carries so many bits per second in each direction. Each so-manieth request breaks off when half of it is through; requests
 * come one after the other on a connection.
 */
export async function fieldLine(
  service: string,
  { bitsPerSecond, breaksEach }: { readonly bitsPerSecond: number; readonly breaksEach: number },
): Promise<FieldLine> {
  const { hostname, port } = new URL(service);
  const open = new Set<Socket>();
  let sent = 0;
  let requests = 0;
  let broken = 0;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    let left: number | null = null;
    const end = () => {
      near.destroy();
      far.destroy();
      open.delete(near);
    };
    open.add(near);
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
    carry(far, near, bitsPerSecond, (bytes) => bytes);
    carry(near, far, bitsPerSecond, (bytes) => {
      const size = sizeOf(bytes);
      if (size !== null) {
        requests += 1;
        left = requests % breaksEach === 0 ? Math.ceil(size / 2) : null;
      }
      const carried = left === null ? bytes : bytes.subarray(0, left);
      sent += carried.length;
      if (left === null) return carried;
      left -= carried.length;
      if (left > 0) return carried;
      broken += 1;
      near.resetAndDestroy();
      return null;
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => sent,
    broken: () => broken,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Bytes of the request that begins here; null where none begins. */
function sizeOf(bytes: Buffer): number | null {
  const head = bytes.subarray(0, 4_096).toString('latin1');
  if (!REQUEST.test(head)) return null;
  const body = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  return head.indexOf('\r\n\r\n') + 4 + body;
}

/** Carries what comes, at that speed. @param through what goes on of it; null: nothing more */
function carry(
  from: Socket,
  to: Socket,
  bitsPerSecond: number,
  through: (bytes: Buffer) => Buffer | null,
): void {
  from.on('data', (bytes: Buffer) => {
    from.pause();
    const carried = through(bytes);
    if (carried === null) return to.destroy();
    setTimeout(
      () => {
        to.write(carried);
        from.resume();
      },
      (carried.length * 8_000) / bitsPerSecond,
    );
    return undefined;
  });
}
