import { randomBytes } from 'node:crypto';
import type { Db } from '../db/pool.ts';
import { readOrStoreSetting } from '../stores/service/settings.ts';

/** The application's key, made at the first start on a database. It identifies the application and is no secret. */
export function apiKeyOf(auth: Db): () => Promise<string> {
  let reading: Promise<string> | undefined;
  return () => {
    reading ??= readOrStoreSetting(auth, 'api_key', `app_${randomBytes(18).toString('base64url')}`).catch(
      (error) => {
        reading = undefined; // the next call tries again
        throw error;
      },
    );
    return reading;
  };
}
