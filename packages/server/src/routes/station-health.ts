import { HealthAnswer, type HealthPart as HealthPartWire, HealthQuery, IdParam } from '@vigia/api/contract';
import { addDays, dayOfInstant, type HealthPart, stationHealth } from '@vigia/domain';
import { z } from 'zod';
import { demand, search } from '../access/reach.ts';
import { healthInput } from '../analytics/health-input.ts';
import { route } from '../http/route.ts';
import { readHealthData } from '../stores/health-data.ts';
import { stationById } from '../stores/stations.ts';

const wireOf = ({ state, lastDate, lastValue, errors }: HealthPart): HealthPartWire => ({
  state,
  details: {
    info_last_date: lastDate === null ? null : new Date(lastDate).toISOString(),
    info_last_value: lastValue?.value ?? null,
    errors: [...errors],
  },
});

export const stationHealthRoutes = [
  route({
    method: 'get',
    path: '/v2/stations/{station_id}/health',
    summary: 'Connection, energy, images and sensors of a station over the last days',
    access: { kind: 'session', action: 'health.read', target: 'station' },
    param: z.object({ station_id: IdParam }),
    query: HealthQuery,
    answer: HealthAnswer,
    run: ({ scope, services: { databases, now }, param, query }) =>
      search(databases.app, scope, async (tx) => {
        const station = await stationById(tx, scope, param.station_id);
        if (station === null) return null;
        const place = { clientId: station.client_id, sectorId: station.sector_id };
        if (query.view === 'internal') demand(scope, 'health.internal.read', place);
        const since = addDays(dayOfInstant(now()), -query.compute_days);
        const data = await readHealthData(tx, scope, { ...place, stationId: station.station_id }, since);
        const { connection, energy, images, sensors } = stationHealth(
          healthInput(data, now(), query.compute_days),
        );
        return {
          connection: wireOf(connection),
          energy: wireOf(energy),
          images: wireOf(images),
          sensors: wireOf(sensors),
        };
      }),
  }),
];
