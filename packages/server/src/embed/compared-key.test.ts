import { expect, test } from 'vitest';
import { startCompared } from './compared-seasons.fixture.ts';

/** Cold for some hours of each day, and then as warm as this. */
const coldThen = (hours: number, warm: number) => (hour: number) => (hour < hours ? 5 : warm);
/** The other station of the field was there in each year, and alone in 2024. */
const SAVED = [
  { year: 2024, stationId: 1002, temperature: coldThen(2, 27) },
  { year: 2025, temperature: coldThen(8, 25) },
  { year: 2025, stationId: 1002, temperature: coldThen(4, 35) },
  { year: 2026, temperature: coldThen(10, 24) },
  { year: 2026, stationId: 1002, temperature: coldThen(3, 33) },
];

test.each(['chill', 'climate', 'mildew'] as const)(
  'a key of one station has nothing of another one in any season beside its %s',
  async (figure) => {
    const { ask, askOfStation, forget, close } = await startCompared(figure, SAVED);
    try {
      const alone = await askOfStation();
      for (const beyond of ['', '&station_id=1002'])
        expect((await alone(`?compare=100_99${beyond}`)).status).toBe(404);
      const read = async (answer: Promise<Response>) => {
        const { status, ...body } = await answer.then(async (one) => ({
          ...((await one.json()) as {
            compared: { seasons: Record<string, unknown>[]; sentences: string[] };
          }),
          status: one.status,
        }));
        expect(status).toBe(200);
        return body.compared;
      };
      const own = () => read(alone('?compare=100_99&station_id=1001'));
      const before = await own();
      const [lastYear, yearBefore] = before.seasons;
      expect(lastYear).toMatchObject({ season_id: 100 });
      expect(before.sentences[0]).toContain('2025–26');
      // What the other station alone measured, the field has, and the key has not.
      const { season_id, season_name, ...figures } = yearBefore!;
      expect([season_id, season_name]).toEqual([99, '2024–25']);
      expect(Object.values(figures).every((value) => value === null)).toBe(true);
      const field = await read(ask('?compare=100_99'));
      expect(field.seasons[0]).not.toEqual(lastYear);
      expect(field.seasons[1]).not.toEqual(yearBefore);
      await forget(1002);
      expect(await own()).toEqual(before);
      expect(await read(ask('?compare=100_99'))).toEqual(before);
    } finally {
      await close();
    }
  },
);
