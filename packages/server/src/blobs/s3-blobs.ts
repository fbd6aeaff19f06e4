import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { type BlobEntry, type BlobStore, BlobsUnavailable, blobKey } from './blob-store.ts';

export interface S3Settings {
  /** Origin of the service, such as `https://s3.us-east-1.amazonaws.com`; the bucket is the first part of the path. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const WAIT_MS = 30_000;
const RETRIES = 3;

interface Ask {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
}

/** Files in a bucket of anything that speaks S3 with path-style addresses and signature version 4. */
export function s3Blobs(settings: S3Settings): BlobStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });

  const ask = async ({ method, key = '', query = {}, body }: Ask): Promise<Response | null> => {
    const url = new URL(`${endpoint}/${bucket}/${key}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    // Signed together with the address: the store refuses bytes that were changed on their way.
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const answer = await client
      .fetch(url.href, {
        method,
        headers: { 'x-amz-content-sha256': hash, ...(body && { 'content-type': 'image/jpeg' }) },
        ...(body && { body }),
        signal: AbortSignal.timeout(WAIT_MS),
      })
      .catch((cause: unknown) => {
        throw new BlobsUnavailable(`${method} ${bucket}: no answer`, { cause });
      });
    if (answer.ok) return answer;
    const answerText = await answer.text();
    if (answer.status === 404 && !answerText.includes('NoSuchBucket')) return null;
    throw new BlobsUnavailable(`${method} ${bucket}: ${answer.status} ${codeOf(answerText)}`);
  };

  return {
    async put(key, content) {
      await ask({ method: 'PUT', key: blobKey(key), body: content });
    },
    async get(key) {
      const answer = await ask({ method: 'GET', key: blobKey(key) });
      return answer && Buffer.from(await answer.arrayBuffer());
    },
    async delete(key) {
      const answer = await ask({ method: 'DELETE', key: blobKey(key) });
      await answer?.body?.cancel();
    },
    async *list(below) {
      let token: string | undefined;
      do {
        const query = {
          'list-type': '2',
          ...(below && { prefix: below }),
          ...(token && { 'continuation-token': token }),
        };
        const text = (await (await ask({ method: 'GET', query }))?.text()) ?? '';
        yield* entriesOf(text);
        token = textOf(text, 'NextContinuationToken');
      } while (token !== undefined);
    },
  };
}

const codeOf = (xml: string): string => textOf(xml, 'Code') ?? '';

/** Our keys need no unescaping; a continuation token may contain `&amp;`. */
function textOf(xml: string, tag: string): string | undefined {
  return new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&');
}

function* entriesOf(xml: string): Generator<BlobEntry> {
  for (const [, item = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    yield {
      key: textOf(item, 'Key') ?? '',
      bytes: Number(textOf(item, 'Size')),
      modifiedAt: Date.parse(textOf(item, 'LastModified') ?? ''),
    };
  }
}
