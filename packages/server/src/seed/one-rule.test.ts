import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, dayOfInstant, isoDate } from '@vigia/domain';
import {
  deviceState,
  HEALTH_WINDOW_DAYS,
  type HealthState,
  healthRows,
  stationHealth,
  stationState,
} from '@vigia/domain/devices';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/support/test-database.ts';
import { serviceScope } from '../access/gate.ts';
import { subjectOfStation } from '../analytics/health-answer.ts';
import { healthInput } from '../analytics/health-input.ts';
import { asClient } from '../db/tenant.ts';
import { readManyHealthData } from '../stores/devices/health-data.ts';
import { stationsOfClient } from '../stores/farm/stations.ts';
import { seedDemo } from './demo.ts';
import { DEMO_PLAN, type FarmPlan } from './plan.ts';

const TODAY = isoDate('2026-11-21');
const NOW = Date.parse('2026-11-21T12:34:56Z');
/** Plan of the demo farm without past seasons. */
const THIS_SEASON: FarmPlan = {
  ...DEMO_PLAN,
  clients: DEMO_PLAN.clients.map((client) => ({
    ...client,
    sectors: client.sectors.map((sector) => ({
      ...sector,
      traps: sector.traps
        .filter(({ retired }) => !retired)
        .map((traps) => ({ ...traps, seasons: 1 as const })),
    })),
  })),
};

let db: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'vigia-rule-'));
beforeAll(async () => {
  db = await testDatabase();
  const dataFolder = join(folder, 'datos');
  await seedDemo({ databases: db.databases, dataFolder, today: TODAY, now: () => NOW, plan: THIS_SEASON });
}, 120_000);
afterAll(async () => {
  await db.cleanup();
  rmSync(folder, { recursive: true, force: true });
});

interface Shown {
  readonly name: string;
  /** State in Estaciones, Campos, the maps and the station's page. */
  readonly ofStation: HealthState;
  /** State in Salud, for growers' advisers and for people who look after devices. */
  readonly ofDevice: HealthState;
  readonly ofDeviceInternally: HealthState;
  readonly cameraErrors: readonly string[];
}

/** Every station with a device of a client, with its state on each screen. */
async function shownStates(clientId: number): Promise<Shown[]> {
  const scope = serviceScope(clientId);
  const end = dayOfInstant(NOW);
  const windowDays = HEALTH_WINDOW_DAYS;
  return await asClient(db.databases.app, clientId, async (tx) => {
    const stations = (await stationsOfClient(tx, scope, clientId)).filter(
      (station) => !station.archived && station.nodeSerial !== null,
    );
    const names = new Map(stations.map(({ id, name }) => [id, name]));
    const span = { start: addDays(end, -windowDays), end };
    const found = await readManyHealthData(tx, scope, stations.map(subjectOfStation), span);
    return [...found].map(([{ stationId }, data]) => {
      const input = healthInput(data, { now: NOW, windowDays });
      return {
        name: names.get(stationId ?? Number.NaN) ?? '',
        ofStation: stationState(stationHealth(input)),
        ofDevice: deviceState(healthRows(input, 'user'), true),
        ofDeviceInternally: deviceState(healthRows(input, 'internal'), true),
        cameraErrors: healthRows(input).camera_1.errors,
      };
    });
  });
}

test('every screen shows the same traps of the demo farm in error', async () => {
  const all = [...(await shownStates(1)), ...(await shownStates(3))];
  expect(all.length).toBeGreaterThan(20);
  const inError = (of: keyof Shown) => all.filter((one) => one[of] === 'error').map(({ name }) => name);
  expect(inError('ofDevice')).toEqual(inError('ofStation'));
  expect(inError('ofDeviceInternally')).toEqual(inError('ofStation'));
  expect(all.map(({ ofDevice }) => ofDevice)).toEqual(all.map(({ ofStation }) => ofStation));
  // A camera without photos must show in Salud.
  const blind = all.filter(({ cameraErrors }) => cameraErrors.includes('no_data'));
  expect(blind.length).toBeGreaterThan(0);
  expect(new Set(blind.map(({ ofDevice }) => ofDevice))).toEqual(new Set(['error']));
});
