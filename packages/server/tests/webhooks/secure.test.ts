import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testFolder } from '../support/cli.ts';
import { insertSmallFarm } from '../support/small-farm.ts';
import { plainDatabase, type TestDatabase } from '../support/test-database.ts';
import { type RealServer, realServers } from './real-server.ts';
import { type Receiver, startReceiver } from './receiver.ts';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const { folder, remove } = testFolder();
const file = (name: string) => join(folder, name);
const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/** A certificate of an authority of the test, or of nobody but itself. */
function certificate(name: string, subject: string, authority?: string) {
  const alt = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=${subject}`];
  const signer = authority ? ['-CA', `${authority}.pem`, '-CAkey', `${authority}.key`] : [];
  openssl(
    'req',
    '-x509',
    ...KEY,
    ...alt,
    ...signer,
    '-days',
    '2',
    '-keyout',
    `${name}.key`,
    '-out',
    `${name}.pem`,
  );
  return { key: readFileSync(file(`${name}.key`)), cert: readFileSync(file(`${name}.pem`)) };
}

describe.runIf(hasOpenssl)('a receiver with https', () => {
  let database: TestDatabase;
  let servers: ReturnType<typeof realServers>;
  let server: RealServer;
  const receivers: Receiver[] = [];
  beforeAll(async () => {
    openssl(
      'req',
      '-x509',
      ...KEY,
      '-subj',
      '/CN=authority',
      '-days',
      '2',
      '-keyout',
      'ca.key',
      '-out',
      'ca.pem',
    );
    database = await plainDatabase();
    await insertSmallFarm(database.databases);
    servers = realServers(database, { NODE_EXTRA_CA_CERTS: file('ca.pem') });
    server = await servers.start();
  }, 120_000);
  afterAll(async () => {
    await server?.end('SIGTERM');
    for (const receiver of receivers) await receiver.close();
    servers?.remove();
    await database?.cleanup();
    remove();
  });

  /** What becomes of a trial to a receiver with a certificate. */
  async function trialTo(given: ReturnType<typeof certificate>) {
    const receiver = await startReceiver('127.0.0.1', 0, given);
    receivers.push(receiver);
    const { webhook, signing_secret } = await server.ask<{
      webhook: { webhook_id: number };
      signing_secret: string;
    }>('/v2/webhooks', {
      ...{ client_id: 1, webhook_name: 'Programa', webhook_url: receiver.url },
      ...{ webhook_kinds: ['report'], sector_ids: [] },
    });
    receiver.secret = signing_secret;
    const trial = await server.ask<{ delivery_failure: string | null }>(
      `/v2/webhooks/${webhook.webhook_id}/test`,
      {},
    );
    return { failure: trial.delivery_failure, received: receiver.received };
  }

  test('gets messages if its certificate is of an authority that the server trusts', async () => {
    const { failure, received } = await trialTo(certificate('good', 'IP:127.0.0.1', 'ca'));
    expect(failure).toBeNull();
    expect(received).toMatchObject([{ isTaken: true, isSigned: true }]);
  });

  test.each([
    ['of nobody but itself', () => certificate('own', 'IP:127.0.0.1')],
    ['of another host', () => certificate('other', 'DNS:programa.example', 'ca')],
  ])('gets nothing if its certificate is %s', async (_, made) => {
    const { failure, received } = await trialTo(made());
    expect(failure).toBe('unreachable');
    expect(received).toEqual([]);
  });
});
