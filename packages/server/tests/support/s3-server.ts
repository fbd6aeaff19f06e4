/** A small S3: path-style addresses over HTTP, signatures of version 4 checked by the letter of the specification. */
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const KEYS_PER_PAGE = 3;

export interface TestS3 {
  readonly endpoint: string;
  readonly objects: Map<string, Buffer>;
  /** Method and path of every request, with what it was answered. */
  readonly seen: string[];
  /** So many requests are answered 503 before one is served. */
  failing: number;
  close(): Promise<void>;
}

interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

const hash = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Why a request is refused; null for a good one.
 *
 * @source AWS Signature Version 4: canonical request, string to sign, signing key
 */
export function signatureProblem(
  request: IncomingMessage,
  body: Buffer,
  credentials: Credentials,
): string | null {
  const header = request.headers.authorization ?? '';
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      header,
    );
  if (!parts) return 'AccessDenied';
  const [, keyId, date, region, names = '', signature] = parts;
  if (keyId !== credentials.accessKeyId || region !== credentials.region) return 'InvalidAccessKeyId';
  const stamp = String(request.headers['x-amz-date']);
  const signed = names.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name)))
    return 'AccessDenied';
  const payload = String(request.headers['x-amz-content-sha256']);
  if (payload !== hash(body)) return 'XAmzContentSHA256Mismatch';
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
  const headers = signed.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join('');
  const canonical = [request.method, url.pathname, query, headers, names, payload].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, hash(canonical)].join('\n');
  const key = [date ?? '', region ?? '', 's3', 'aws4_request'].reduce<Buffer | string>(
    (secret, part) => hmac(secret, part),
    `AWS4${credentials.secretAccessKey}`,
  );
  return hmac(key, toSign).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}

export async function startTestS3(bucket: string, credentials: Credentials): Promise<TestS3> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const status = answer(request, response, body);
    s3.seen.push(`${request.method} ${request.url} ${status}`);
  });
  const refuse = (response: ServerResponse, status: number, code: string) => {
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<Error><Code>${code}</Code></Error>`);
    return status;
  };
  const answer = (request: IncomingMessage, response: ServerResponse, body: Buffer): number => {
    if (s3.failing > 0) {
      s3.failing -= 1;
      return refuse(response, 503, 'SlowDown');
    }
    const problem = signatureProblem(request, body, credentials);
    if (problem) return refuse(response, 403, problem);
    const url = new URL(request.url ?? '/', 'http://s3.invalid');
    const [, place, ...rest] = url.pathname.split('/');
    if (place !== bucket) return refuse(response, 404, 'NoSuchBucket');
    const key = rest.join('/');
    if (key === '') return list(response, url.searchParams);
    if (request.method === 'PUT') objects.set(key, body);
    if (request.method === 'DELETE') objects.delete(key);
    const found = request.method === 'GET' ? objects.get(key) : Buffer.alloc(0);
    if (!found) return refuse(response, 404, 'NoSuchKey');
    const status = request.method === 'DELETE' ? 204 : 200;
    response.writeHead(status).end(found);
    return status;
  };
  const list = (response: ServerResponse, query: URLSearchParams): number => {
    const from = Number(query.get('continuation-token')?.replace('a&b=', '') ?? 0);
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).toSorted();
    const items = keys
      .slice(from, from + KEYS_PER_PAGE)
      .map(
        (key) =>
          `<Contents><Key>${key}</Key><LastModified>2026-11-21T10:00:00.000Z</LastModified><Size>${objects.get(key)?.length}</Size></Contents>`,
      );
    const next = from + KEYS_PER_PAGE;
    const more = next < keys.length ? `<NextContinuationToken>a&amp;b=${next}</NextContinuationToken>` : '';
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0"?><ListBucketResult>${items.join('')}${more}</ListBucketResult>`);
    return 200;
  };
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const s3: TestS3 = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    seen: [],
    failing: 0,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
  return s3;
}
