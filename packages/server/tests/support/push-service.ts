import { createDecipheriv, createECDH, createHmac, type ECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';

/** A browser that has subscribed, as RFC 8291 says: it alone can read its messages. */
export interface Browser {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly ecdh: ECDH;
}

export interface PushRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service on this machine, as those of browsers' makers: it keeps what it gets, and answers what it is told to. */
export async function startPushService() {
  const received: PushRequest[] = [];
  let status = 201;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(status).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    received,
    origin,
    answer: (next: number) => {
      status = next;
    },
    /** A browser that has subscribed here. */
    subscribe: (name: string): Browser => {
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys().toString('base64url');
      return { endpoint: `${origin}/${name}`, p256dh, auth: randomBytes(16).toString('base64url'), ecdh };
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}
export type PushService = Awaited<ReturnType<typeof startPushService>>;

const hmac = (key: Buffer, ...parts: (Buffer | string)[]) =>
  createHmac('sha256', key)
    .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
    .digest();
/** HKDF with one block of output (RFC 5869). */
const derive = (salt: Buffer, secret: Buffer, info: Buffer, bytes: number) =>
  hmac(hmac(salt, secret), info, Buffer.of(1)).subarray(0, bytes);
const info = (text: string, ...more: Buffer[]) => Buffer.concat([Buffer.from(`${text}\0`), ...more]);

/** Reads a message as the browser does: one record of aes128gcm (RFC 8188) with the keys of RFC 8291. */
export function readPush({ ecdh, auth }: Browser, body: Buffer): unknown {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const shared = ecdh.computeSecret(sender);
  const secret = derive(
    Buffer.from(auth, 'base64url'),
    shared,
    info('WebPush: info', ecdh.getPublicKey(), sender),
    32,
  );
  const key = derive(salt, secret, info('Content-Encoding: aes128gcm'), 16);
  const nonce = derive(salt, secret, info('Content-Encoding: nonce'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
}

/** Who says that a message is theirs (RFC 8292), if the signature is of the public key that browsers subscribed with. */
export async function signerOf({ headers }: PushRequest, publicKey: string) {
  const parts = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x: x!, y: y! }, 'ES256');
  const { payload } = await jwtVerify(parts?.[1] ?? '', key);
  return { key: parts?.[2], ...payload };
}
