import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** A line of TCP to a service, which breaks as a test says. */
export interface BreakingLine {
  readonly baseUrl: string;
  /** Bytes that have gone to the service so far. */
  readonly sent: () => number;
  /** Breaks off each connection that carries so many bytes more to the service; null: none. */
  breakAfter(bytes: number | null): void;
  /** How often it broke. */
  readonly breaks: () => number;
  close(): Promise<void>;
}

/** @param address of the service, such as `http://127.0.0.1:4510` */
export async function breakingLine(address: string): Promise<BreakingLine> {
  const { hostname, port } = new URL(address);
  const open = new Set<Socket>();
  let sent = 0;
  let breaks = 0;
  let left: number | null = null;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const end = () => {
      near.destroy();
      far.destroy();
      open.delete(near);
    };
    open.add(near);
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
    far.pipe(near);
    near.on('data', (bytes: Buffer) => {
      const carried = left === null ? bytes : bytes.subarray(0, left);
      sent += carried.length;
      far.write(carried);
      if (left === null) return;
      left -= carried.length;
      if (left > 0) return;
      left = null;
      breaks += 1;
      near.resetAndDestroy();
      far.destroy();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => sent,
    breakAfter: (bytes) => {
      left = bytes;
    },
    breaks: () => breaks,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
