import { sealOf } from '../../packages/server/src/auth/second-step/seal.ts';
import type { Databases } from '../../packages/server/src/db/pool.ts';
import { createLog } from '../../packages/server/src/logging/log.ts';
import { pullSource } from '../../packages/server/src/station-sources/pull-source.ts';
import { vendorServices } from '../../packages/server/src/station-sources/services.ts';
import type { VendorServer } from '../../packages/server/tests/support/vendor-server.ts';
import type { VendorRequest } from './vendor-request.ts';

interface Service {
  readonly databases: Databases;
  readonly vendor: VendorServer;
  readonly now: () => number;
}

/** Answers what a test asks at `VENDOR_PATH`. */
export async function vendorRoute(request: Request, { databases, vendor, now }: Service): Promise<Response> {
  const { keys, records, wrong, pull }: VendorRequest = await request.json();
  if (keys !== undefined) vendor.keys = keys;
  if (records)
    vendor.records = records.map((t) => ({ t, fahrenheit: 68, humidity: 60, rain: 0, mph: 10, since: 0 }));
  if (wrong) {
    const extra = wrong.map((t) => ({ t, value: 'x' }));
    vendor.look = () => (extra.length > 0 ? { kind: 'extra', extra } : undefined);
  }
  if (pull === undefined) return Response.json(null);
  const tools = {
    ...{ databases, now, seal: sealOf(databases.auth, now), log: createLog('error', process.stderr) },
    ...{ services: vendorServices(vendor.urls, now), pause: async () => undefined },
    signal: AbortSignal.timeout(60_000),
  };
  return Response.json(await pullSource(tools, 1, pull));
}
