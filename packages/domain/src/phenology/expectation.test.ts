import { describe, expect, it } from 'vitest';
import { addDays, isoDate } from '../calendar/iso-date.ts';
import { bandText, EXPECTATION_SENTENCES, expectationText, neighbourText } from '../es/expectation.ts';
import type { ColumnarSeries } from '../series/daily.ts';
import { cropAheadQuery, pestAheadQuery } from './ask-ahead.ts';
import { cropOutlook } from './crop-outlook.ts';
import type { DatesAhead } from './dates-ahead.ts';
import { type Expectation, whenExpected } from './expectation.ts';
import { generationAfter, milestoneOf, milestonesAhead, standingOf } from './outlook.ts';
import { nextMilestone, stageThresholds } from './stages.ts';

const START = isoDate('2026-10-04');
const LOBESIA = 1;
const standing = (perDay: number, days: number) => {
  const values = Array.from({ length: days }, (_, i) => perDay * (i + 1));
  return standingOf({ start: START, step: 'day', values } satisfies ColumnarSeries)!;
};
const ahead = (years: number, day = isoDate('2026-12-28'), change: Partial<DatesAhead> = {}): DatesAhead => ({
  end: isoDate('2027-04-30'),
  years,
  provider: 'climatology',
  reason: null,
  dates: stageThresholds(LOBESIA).map(({ dd }) => ({
    threshold: dd,
    date: day,
    earliest: addDays(day, -6),
    latest: addDays(day, 4),
  })),
  ...change,
});
const words = (of: Expectation) => {
  const when = whenExpected(of);
  const { within, around, reasons } = EXPECTATION_SENTENCES;
  if (when.day === null) return reasons[when.reason];
  return when.plusMinusDays === null ? around(when.day) : within(when.day, when.plusMinusDays);
};

describe('what past years say of a milestone', () => {
  const far = standing(10, 13);

  it('is said beyond the fifteen days, with the band of eight years in ten', () => {
    const milestone = milestoneOf(LOBESIA, far, far.date, ahead(10))!;
    expect(milestone).toMatchObject({ threshold: { dd: 382.4 }, expected: null });
    expect(words(milestone)).toBe('2026-12-28 ± 6 días');
    expect(bandText(milestone)).toBe('entre el 22 dic y el 1 ene en 8 de cada 10 años');
    expect(expectationText(milestone)).toBe('28 dic 2026 (entre el 22 dic y el 1 ene en 8 de cada 10 años)');
  });

  it('is said of every stage to come, in order', () => {
    const all = milestonesAhead(LOBESIA, far, far.date, ahead(10));
    expect(all[0]).toEqual(milestoneOf(LOBESIA, far, far.date, ahead(10)));
    expect(all.map(({ threshold }) => threshold)).toEqual(
      stageThresholds(LOBESIA).filter(({ dd }) => dd > far.degreeDays),
    );
    expect(milestonesAhead(LOBESIA, standing(1000, 10), null)).toEqual([]);
    expect(milestonesAhead(5, far, far.date)).toEqual([]);
  });

  it('names the ends alone of a band that is uneven', () => {
    const dates = ahead(10).dates.map((date) => ({ ...date, latest: isoDate('2027-01-06') }));
    const milestone = milestoneOf(LOBESIA, far, far.date, ahead(10, undefined, { dates }))!;
    expect(words(milestone)).toBe('hacia el 2026-12-28');
    expect(bandText(milestone)).toBe('entre el 22 dic y el 6 ene en 8 de cada 10 años');
  });

  it('names the day alone where the band is one day', () => {
    const dates = ahead(10).dates.map(({ threshold, date }) => ({
      threshold,
      date,
      earliest: date,
      latest: date,
    }));
    const milestone = milestoneOf(LOBESIA, far, far.date, ahead(10, undefined, { dates }))!;
    expect(words(milestone)).toBe('2026-12-28');
    expect(bandText(milestone)).toBe('el 28 dic en 8 de cada 10 años');
  });

  it('is said in the same words with few years, whose band is wider', () => {
    const milestone = milestoneOf(LOBESIA, far, far.date, ahead(4))!;
    expect(words(milestone)).toBe('2026-12-28 ± 6 días');
    expect(bandText(milestone)).toBe('entre el 22 dic y el 1 ene en 8 de cada 10 años');
  });

  it('goes before what the last seven days say, which hold less often', () => {
    const near = standing(10, 10);
    const alone = milestoneOf(LOBESIA, near, near.date)!;
    expect(words(alone)).toBe(addDays(near.date, 3));
    expect(words(milestoneOf(LOBESIA, near, near.date, ahead(10))!)).toBe('2026-12-28 ± 6 días');
    const none = ahead(0, undefined, { dates: [], years: null, reason: 'too_few_years' });
    expect(milestoneOf(LOBESIA, near, near.date, none)).toEqual(alone);
    expect(bandText(alone)).toBeNull();
  });

  it('says that it may not come before the season ends', () => {
    const open = { date: null, earliest: isoDate('2027-04-12'), latest: null };
    const of = (change: object) => {
      const dates = ahead(10).dates.map((date) => ({ ...date, ...change }));
      return milestoneOf(LOBESIA, far, far.date, ahead(10, undefined, { dates }))!;
    };
    expect(words(of({ latest: null }))).toBe('hacia el 2026-12-28');
    expect(bandText(of({ latest: null }))).toBe(
      'a partir del 22 dic; en algunos años, no antes del fin de la temporada',
    );
    expect(words(of(open))).toBe('no antes del fin de la temporada');
    expect(bandText(of(open))).toBe('en los años más cálidos, a partir del 12 abr');
    expect(bandText(of({ ...open, earliest: null }))).toBe('según 10 años anteriores');
    expect(expectationText(of({ ...open, earliest: null }))).toBe(
      'no antes del fin de la temporada (según 10 años anteriores)',
    );
  });

  it('says why there is no date', () => {
    const none = (reason: DatesAhead['reason']) =>
      words(milestoneOf(LOBESIA, far, far.date, ahead(0, undefined, { dates: [], years: null, reason }))!);
    expect(none('too_few_years')).toBe('faltan años de registro para dar una fecha');
    expect(none('stale_record')).toBe('sin fecha: la última medición tiene más de 3 días');
    expect(none('no_record')).toBe('sin mediciones con que dar una fecha');
    expect(words(milestoneOf(LOBESIA, far, far.date)!)).toBe('sin fecha en los próximos 15 días');
    expect(words(milestoneOf(LOBESIA, far, far.date, ahead(10, undefined, { dates: [] }))!)).toBe(
      'sin fecha en los próximos 15 días',
    );
  });
});

describe('the next generation', () => {
  it('is named beside the stage that comes before it', () => {
    const far = standing(10, 13);
    const generation = generationAfter(LOBESIA, far, far.date, ahead(10))!;
    expect(generation.threshold).toMatchObject({ stage: 'adult', generation: 2 });
    expect(words(generation)).toBe('2026-12-28 ± 6 días');
  });

  it('is not named twice, nor past the last one', () => {
    const adult = stageThresholds(LOBESIA).find(
      ({ stage, generation }) => stage === 'adult' && generation === 2,
    )!;
    const before = standing((adult.dd - 1) / 20, 20);
    expect(nextMilestone(LOBESIA, before.degreeDays)).toEqual(adult);
    expect(generationAfter(LOBESIA, before, before.date, ahead(10))).toBeNull();
    expect(generationAfter(LOBESIA, standing(100, 20), START, ahead(10))).toBeNull();
    expect(generationAfter(5, before, before.date)).toBeNull();
  });
});

it('says whose past years stand in, how far it is, and how they were corrected', () => {
  const correction = { max: 0.62, min: -0.28, days: 412 };
  expect(neighbourText({ stationName: 'Norte 02', metres: 4213, years: 9, correction })).toBe(
    'con 9 años de «Norte 02», a 4,2 km, corregidos en +0,6 °C la máxima y −0,3 °C la mínima, lo que difieren en 412 días medidos en ambas',
  );
});

describe('a stage of a crop', () => {
  const FUJI = 22;
  const log = { flowering_start: START, first_petal_fall: addDays(START, 12) };
  const season = { start: isoDate('2026-05-01'), end: isoDate('2027-04-30') };
  const today = addDays(START, 16);
  /** 20 °C·h per day: the next stage, 1100 °C·h after the last one seen, is weeks away. */
  const values = Array.from({ length: 15 }, (_, i) => 20 * (i + 1));
  const gathered: ColumnarSeries = { start: addDays(START, 1), step: 'day', values };

  it('is looked up by degree-hours since the one seen last', () => {
    expect(cropAheadQuery({ cropId: FUJI, log, stationIds: [7], season }, today)).toEqual({
      stationIds: [7],
      accumulateFrom: addDays(START, 13),
      end: season.end,
      thresholds: [1100, 1900, 3100, 6400],
    });
    const at = (change: object, day = today) =>
      cropAheadQuery({ cropId: FUJI, log, stationIds: [7], season, ...change }, day);
    expect(at({ log: {} })).toBeNull();
    expect(at({ season: null })).toBeNull();
    expect(at({ stationIds: [] })).toBeNull();
    expect(at({ cropId: 1 })).toBeNull();
    expect(at({ log: { fruit_thickening_20mm: START } })).toBeNull();
    expect(at({}, addDays(START, 12))).toBeNull();
  });

  it('is said from past years where it is weeks away', () => {
    const dates = [1100, 1900].map((threshold) => ({ ...ahead(10).dates[0]!, threshold }));
    const outlook = cropOutlook(FUJI, log, gathered, today, ahead(10, undefined, { dates }))!;
    expect(outlook).toMatchObject({ degreeHours: 2060, next: { value: 3100 }, expected: null });
    expect(outlook.beyond).toMatchObject({ threshold: 1100, date: '2026-12-28', years: 10 });
  });
});

describe('the question', () => {
  const season = { start: isoDate('2026-05-01'), end: isoDate('2027-04-30') };
  const input = {
    pestId: LOBESIA,
    stationIds: [7],
    start: { date: START, reason: 'biofix' as const },
    season,
  };

  it('is for every stage until the end of the season', () => {
    expect(pestAheadQuery(input, isoDate('2026-11-25'))).toEqual({
      stationIds: [7],
      accumulateFrom: START,
      end: '2027-04-30',
      thresholds: stageThresholds(LOBESIA)
        .slice(1)
        .map(({ dd }) => dd),
    });
  });

  it('is not put where nothing can be said', () => {
    const today = isoDate('2026-11-25');
    expect(pestAheadQuery({ ...input, season: null }, today)).toBeNull();
    expect(pestAheadQuery({ ...input, pestId: 5 }, today)).toBeNull();
    expect(pestAheadQuery({ ...input, stationIds: [] }, today)).toBeNull();
    expect(pestAheadQuery(input, isoDate('2027-05-01'))).toBeNull();
    expect(pestAheadQuery(input, season.end)).toBeNull();
    expect(pestAheadQuery(input, isoDate('2026-10-03'))).toBeNull();
  });
});
