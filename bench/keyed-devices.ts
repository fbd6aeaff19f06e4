import type { FarmServer } from '../scripts/farm-server.ts';

const MOST_DEVICES = 40;

export interface KeyedDevice {
  readonly serial: string;
  readonly key: string;
}

/** Devices at stations of the demo farm's first client, each with a key of its own made now. */
export async function keyedDevices({ ask }: FarmServer): Promise<KeyedDevice[]> {
  const tree = await ask<{ clients: { stations: { assigned_node_sn: string | null }[] }[] }>(
    '/v2/clients/1/infrastructure',
  );
  const stations = tree.clients[0]?.stations ?? [];
  const serials = stations.flatMap(({ assigned_node_sn: serial }) => serial ?? []).slice(0, MOST_DEVICES);
  return await Promise.all(
    serials.map(async (serial) => ({
      serial,
      key: (await ask<{ key: string }>(`/v2/nodes/${serial}/keys`, { method: 'POST' })).key,
    })),
  );
}
