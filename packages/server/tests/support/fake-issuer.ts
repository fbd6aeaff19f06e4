/** A user pool on this machine whose keys, answers and tokens a test decides; it speaks real HTTP. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';

export interface FakeKey {
  readonly kid: string;
  readonly alg: string;
  readonly privateKey: CryptoKey;
  readonly publicJwk: JWK;
}

export interface FakeIssuer {
  readonly url: string;
  /** What its key set says; tests change it. */
  keys: JWK[];
  /** Requests answered so far, by path. */
  readonly requests: Map<string, number>;
  /** Answers a request in its own way when it returns true. */
  odd: (path: string, response: ServerResponse) => boolean;
  close(): Promise<void>;
}

export async function newFakeKey(alg = 'RS256', kid: string = crypto.randomUUID()): Promise<FakeKey> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  return { kid, alg, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } };
}

export const signedBy = (key: FakeKey, payload: object, header: object = {}): Promise<string> =>
  new SignJWT({ ...payload })
    .setProtectedHeader({ alg: key.alg, kid: key.kid, ...header })
    .sign(key.privateKey);

export async function startFakeIssuer(): Promise<FakeIssuer> {
  const requests = new Map<string, number>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requests.set(path, (requests.get(path) ?? 0) + 1);
    if (issuer.odd(path, response)) return;
    const answers: Record<string, object> = {
      '/.well-known/openid-configuration': { issuer: issuer.url, jwks_uri: `${issuer.url}/jwks` },
      '/jwks': { keys: issuer.keys },
    };
    const answer = answers[path];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const issuer: FakeIssuer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys: [],
    requests,
    odd: () => false,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
  return issuer;
}
