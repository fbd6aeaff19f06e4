import { withFarmServer } from '../scripts/farm-server.ts';
import { benchAhead } from './ahead.ts';
import { benchAnalytics } from './analytics.ts';
import { benchClientTree } from './client-tree.ts';
import { benchStationData } from './station-data.ts';

/** What the service answers, one server for all of it; the tree comes last because it makes the farm larger. */
export async function benchService(): Promise<void> {
  await withFarmServer(async (server) => {
    await benchAnalytics(server);
    await benchAhead(server);
    await benchStationData(server);
    await benchClientTree(server);
  });
}
