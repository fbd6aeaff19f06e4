import { setTimeout as wait } from 'node:timers/promises';
import type { FarmServer } from '../../scripts/farm-server.ts';

interface Tree {
  readonly clients: readonly {
    readonly stations: readonly { readonly station_id: number; readonly assigned_node_sn: string | null }[];
  }[];
}

/** Waits for a photo of a trap: the demo farm draws them after it is loaded. */
export async function demoPhotos(server: FarmServer): Promise<void> {
  const { clients } = await server.ask<Tree>('/v2/clients/1/infrastructure');
  const fitted = clients[0]?.stations.filter(({ assigned_node_sn }) => assigned_node_sn !== null) ?? [];
  for (let round = 0; round < 60; round += 1) {
    for (const { station_id } of fitted) {
      const images = await server.ask<unknown[]>(`/v2/stations/${station_id}/images?image_type=bug`);
      if (images.length >= 2) return;
    }
    await wait(2_000);
  }
  throw new Error('the demo farm drew no photos');
}
