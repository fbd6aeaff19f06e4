import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AheadAnswer } from '@vigia/api/contract';
import { eachDay, isoDate } from '@vigia/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, TEST_NOW, type TestApp } from '../../tests/support/test-app.ts';
import { importCsv } from '../ingest/import-csv.ts';

let service: TestApp;
let folder: string;
beforeAll(async () => {
  service = await startTestApp();
  folder = mkdtempSync(join(tmpdir(), 'vigia-years-'));
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

test('ten years of daily extremes from a file are past years', async () => {
  const days = eachDay(isoDate('2016-05-01'), isoDate('2026-11-20'));
  const filePath = join(folder, 'diez.csv');
  // 13 to 17 °C, a degree-day or two more or less by the year: 5 °C·day a day on average.
  const line = (day: string) => `${day},13,${17 + (Number(day.slice(0, 4)) % 3) - 1}`;
  writeFileSync(filePath, ['date,tmin,tmax', ...days.map(line)].join('\n'));
  const { databases } = service;
  const report = await importCsv({ databases, filePath, stationId: 1001, now: () => TEST_NOW });
  expect(report).toMatchObject({ format: 'extremes', rowsNew: days.length });

  const ask = await service.as('admin');
  const path =
    '/data_analytics/ahead/dd_single_sine_10_30_horizontal?acc_from=2026-11-11&date_end=2027-04-30';
  const answer = await ask(path, { body: { station_id_list: [1001], thresholds: [300] } });
  const { dates, meta } = (await answer.json()) as AheadAnswer;
  expect(meta).toMatchObject({ years: 10, measured_until: '2026-11-20', reason: null });
  expect(meta.neighbour).toBeUndefined();
  // 50 °C·day so far: 250 more take fifty days or so.
  expect(dates[0]!.date! > '2027-01-01' && dates[0]!.date! < '2027-01-20').toBe(true);
});
