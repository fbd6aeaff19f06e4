import {
  HealthAnswer,
  HealthObjectAnswer,
  type HealthPart as HealthPartWire,
  HealthQuery,
  IdParam,
} from '@vigia/api/contract';
import {
  addDays,
  dayOfInstant,
  type HealthPart,
  healthObject,
  type StationHealthInput,
  stationHealth,
} from '@vigia/domain';
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

function userView(input: StationHealthInput): HealthAnswer {
  const { connection, energy, images, sensors } = stationHealth(input);
  return {
    connection: wireOf(connection),
    energy: wireOf(energy),
    images: wireOf(images),
    sensors: wireOf(sensors),
  };
}

export const stationHealthRoutes = [
  route({
    method: 'get',
    path: '/v2/stations/{station_id}/health',
    summary:
      'Health of a station over the last days: four parts for its user, the whole object for who looks after it',
    access: { kind: 'session', action: 'health.read', target: 'station' },
    param: z.object({ station_id: IdParam }),
    query: HealthQuery,
    answer: z.union([HealthAnswer, HealthObjectAnswer]),
    run: ({ scope, services: { databases, now }, param, query }) =>
      search(databases.app, scope, async (tx) => {
        const station = await stationById(tx, scope, param.station_id);
        if (station === null) return null;
        const place = { clientId: station.client_id, sectorId: station.sector_id };
        if (query.view === 'internal') demand(scope, 'health.internal.read', place);
        const since = addDays(dayOfInstant(now()), -query.compute_days);
        const data = await readHealthData(tx, scope, { ...place, stationId: station.station_id }, since);
        const input = healthInput(data, now(), query.compute_days);
        if (query.view === 'user') return userView(input);
        return healthObject({ station_id: station.station_id, serial_number: null }, input);
      }),
  }),
];
