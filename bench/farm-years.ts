/** The daily extremes of the trap of the demo farm with the longest record, as its service answers them. */
import { addDays, dayOfInstant, type IsoDate } from '../packages/domain/src/index.ts';
import { withFarmServer } from '../scripts/farm-server.ts';

/** Days that one request may span: ten years and some weeks. */
const LONGEST_DAYS = 3700;
const METRICS = ['temperature_min_daily', 'temperature_max_daily'] as const;

export interface FarmYears {
  readonly station: string;
  readonly dates: readonly IsoDate[];
  /** °C; `NaN` is a missing day. */
  readonly min: Float64Array;
  readonly max: Float64Array;
}

interface Tree {
  readonly clients: readonly {
    readonly stations: readonly { station_id: number; station_name: string; pest_id: number | null }[];
  }[];
}

export async function farmYears(): Promise<FarmYears> {
  let longest: FarmYears | null = null;
  await withFarmServer(async (server) => {
    const end = dayOfInstant(Date.now());
    const query = new URLSearchParams({
      date_start: addDays(end, 1 - LONGEST_DAYS),
      date_end: end,
      format: 'columns',
    });
    const { clients } = await server.ask<Tree>('/v2/clients/1/infrastructure');
    for (const { station_id, station_name } of clients[0]?.stations ?? []) {
      const [min, max] = await Promise.all(
        METRICS.map(async (metric) => {
          const { values } = await server.ask<{ values: (number | null)[] }>(
            `/data_analytics/climate/${metric}?${query}`,
            { method: 'POST', body: { station_id_list: [station_id] } },
          );
          return Float64Array.from(values, (value) => value ?? Number.NaN);
        }),
      );
      const known = min!.filter((value) => !Number.isNaN(value)).length;
      const most = longest?.min.filter((value) => !Number.isNaN(value)).length ?? 0;
      if (known <= most) continue;
      const dates = Array.from(min!, (_, i) => addDays(addDays(end, 1 - LONGEST_DAYS), i));
      longest = { station: station_name, dates, min: min!, max: max! };
    }
  });
  if (!longest) throw new Error('no station of the demo farm has measured anything');
  return longest;
}
