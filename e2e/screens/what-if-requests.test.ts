import { afterAll, beforeAll, expect, it } from 'vitest';
import { keptAnswers } from '../../packages/console/src/shared/offline/answer-store.ts';
import { questionOf } from '../../packages/console/src/shared/offline/question.ts';
import { addDays, isoDate } from '../../packages/domain/src/index.ts';
import { addTraps, removeTraps, TRAPS } from './many-traps.ts';
import { network } from './network.ts';
import { openScreen, openTab, sql } from './open-screen.ts';
import { addPastYears, removePastYears } from './past-years.ts';

const FIELD = '/sector/11?season=101&pest=1';
const CALL = '/data_analytics/by_station';
const TODAY = isoDate('2026-11-21');

beforeAll(async () => {
  await addPastYears();
  await addTraps();
});
afterAll(async () => {
  await removeTraps();
  await removePastYears();
});

/** Opens the section once the page has asked everything else. */
async function whatIfOf({ tab }: ReturnType<typeof openTab>) {
  const button = tab.getByRole('button', { name: '¿Y si…?' });
  await expect.element(button).toBeVisible();
  await network.settled();
  const before = { all: network.requests('/'), calls: network.requests(CALL) };
  await button.click();
  const table = tab.getByRole('table', { name: 'Qué cambia' });
  await expect.element(table).toBeVisible();
  await network.settled();
  return {
    asked: network.requests('/') - before.all,
    calls: network.requests(CALL) - before.calls,
    text: table.element().textContent,
  };
}

it('has the records of twelve traps, and what they caught, in two requests', async () => {
  const { asked, calls, text } = await whatIfOf(await openScreen('admin', FIELD));
  expect(text).toContain('± ');
  expect(calls).toBe(2);
  // Beside them the scenarios that the reader keeps, and the reader.
  expect(asked).toBe(4);
});

/** The record of the last ten years as it is asked on a day. */
const recordUntil = (day: typeof TODAY) =>
  questionOf(
    [
      ...['series', 'by-station'],
      {
        figures: ['temperature_min_daily', 'temperature_max_daily'],
        ...{ stationIds: TRAPS, end: day, lastDays: 3700 },
      },
    ],
    day,
  );

it('has them of this device where the service is away, also on the next day', async () => {
  const online = await whatIfOf(await openScreen('admin', FIELD));
  const [{ id }] = (await sql(
    "select user_id as id from user_account where email = 'admin@vigia.example'",
  )) as [{ id: number }];
  const kept = async (day: typeof TODAY) => (await keptAnswers(id, [recordUntil(day)]))[0]?.data;
  await expect.poll(() => kept(TODAY)).toBeDefined();
  expect(await kept(addDays(TODAY, 1))).toEqual(await kept(TODAY));
  network.cut(CALL);
  const offline = await whatIfOf(openTab(FIELD));
  expect(offline.calls).toBeGreaterThan(0);
  expect(offline.text).toBe(online.text);
});
