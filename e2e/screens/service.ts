import { ENTITLEMENTS_TTL_MS } from '../../packages/server/src/auth/entitlements.ts';
import { configuredBlobs } from '../../packages/server/src/blobs/configured-blobs.ts';
import { migrate } from '../../packages/server/src/db/migrate.ts';
import { createLog } from '../../packages/server/src/logging/log.ts';
import { createApp } from '../../packages/server/src/run/app.ts';
import { readConfig } from '../../packages/server/src/run/config.ts';
import { createGate } from '../../packages/server/src/run/http-gate.ts';
import { listen } from '../../packages/server/src/run/listen.ts';
import { testFolder } from '../../packages/server/tests/support/cli.ts';
import { testCluster } from '../../packages/server/tests/support/cluster.ts';
import { databaseCopy } from '../../packages/server/tests/support/database-copy.ts';
import { insertSmallFarm } from '../../packages/server/tests/support/small-farm.ts';
import { insertSmallPhotos, putSmallPhotos } from '../../packages/server/tests/support/small-photos.ts';
import { TEST_NOW } from '../../packages/server/tests/support/test-now.ts';
import { startVendorServer } from '../../packages/server/tests/support/vendor-server.ts';
import { ANNOTATED_PATH, annotatedRoute } from './annotated-route.ts';
import { LETTERS_PATH } from './letters-request.ts';
import { lettersRoute } from './letters-route.ts';
import { insertMeasured } from './measured-farm.ts';
import { insertMore } from './more-farm.ts';
import { RECEIVER_PATH } from './receiver-request.ts';
import { RECEIVER_NETWORK, receiverRoute, startReceiverServer } from './receiver-route.ts';
import { SQL_PATH, type SqlRequest } from './sql-route.ts';
import { VENDOR_PATH } from './vendor-request.ts';
import { vendorRoute } from './vendor-route.ts';
import { widgetsAtHand } from './widgets-at-hand.ts';

type App = ReturnType<typeof createApp>;

/**
 * One database and one server for the tests of all screens, with the small farm at its noon. A test may also
 * use the database (`SQL_PATH`). Prints `ready` and serves until it gets SIGTERM.
 */
async function main(port: number): Promise<void> {
  const stopped = new Promise((end) => process.once('SIGTERM', end));
  await using undo = new AsyncDisposableStack();
  const cluster = undo.adopt(await testCluster(), ({ stop }) => stop());
  const database = undo.adopt(await databaseCopy(cluster, 'template1'), ({ cleanup }) => cleanup());
  const { databases } = database;
  await migrate(databases.owner);
  await insertSmallFarm(databases);
  await insertSmallPhotos(databases);
  const superuser = undo.adopt(await database.superuser(), (client) => client.end());
  await insertMore(superuser);
  await insertMeasured(databases);

  const { folder } = undo.adopt(testFolder(), ({ remove }) => remove());
  const vendor = undo.adopt(await startVendorServer(), (server) => server.close());
  const receiver = undo.adopt(await startReceiverServer(), (server) => server.close());
  const config = readConfig({
    VIGIA_PERSON_CALLS: '999999999', // Few people ask for all screens one after the other.
    VIGIA_DATA: folder,
    VIGIA_FIELDCLIMATE_URL: vendor.urls.fieldclimate,
    VIGIA_WEATHERLINK_URL: vendor.urls.weatherlink,
    VIGIA_WEBHOOK_NETWORKS: RECEIVER_NETWORK,
  });
  const blobs = configuredBlobs(config);
  await putSmallPhotos(blobs);
  let now = TEST_NOW;
  vendor.now = () => now;
  const app = createApp({
    ...{ databases, config, now: () => now, log: createLog('error', process.stderr) },
    widgetsFolder: widgetsAtHand(folder),
  });
  const gate = createGate();
  gate.open({
    fetch: async (request, env) => {
      const { pathname } = new URL(request.url);
      if (pathname === ANNOTATED_PATH) return await annotatedRoute(request, { databases, blobs });
      if (pathname === VENDOR_PATH) return await vendorRoute(request, { databases, vendor, now: () => now });
      if (pathname === RECEIVER_PATH)
        return await receiverRoute(request, { databases, receiver, now: () => now });
      if (pathname === LETTERS_PATH) return await lettersRoute(request, databases);
      if (pathname !== SQL_PATH) return await serve(app, request, env);
      if (request.method === 'GET') return Response.json(now);
      const { text, values }: SqlRequest = await request.json();
      now += ENTITLEMENTS_TTL_MS + 1; // So that stored rights of all users expire when data change here.
      return Response.json((await superuser.query(text, [...values])).rows);
    },
  });
  undo.adopt(await listen(gate, '127.0.0.1', port), (listener) => listener.close(1_000));
  process.stdout.write('ready\n');
  await stopped;
}

/**
 * The browser's clock is the real one: the expiry of a cookie is removed, so that it lasts as long as the
 * browser.
 */
async function serve(app: App, request: Request, env: object): Promise<Response> {
  const answer = await app.fetch(request, env);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length === 0) return answer;
  const lasting = new Response(answer.body, answer);
  lasting.headers.delete('set-cookie');
  for (const cookie of cookies) {
    const isDeleted = /Max-Age=0/i.test(cookie);
    lasting.headers.append('set-cookie', isDeleted ? cookie : cookie.replace(/; Expires=[^;]*/i, ''));
  }
  return lasting;
}

await main(Number(process.env.VIGIA_SCREENS_PORT));
// The browser that printed a PDF would keep the process alive for minutes.
process.exit();
