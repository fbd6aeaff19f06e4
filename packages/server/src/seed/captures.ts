import {
  addDays,
  dayNumberOf,
  HOUR_MS,
  type IsoDate,
  isoDateOfDayNumber,
  MINUTE_MS,
  startOfDay,
} from '@vigia/domain';
import type { DemoBiofix } from './biofixes.ts';
import { type Fault, hasFault } from './faults.ts';
import { expectedCaptures, type SeasonExtremes } from './flights.ts';
import { type Random, randomFor } from './random.ts';
import type { SeasonSpan } from './seasons.ts';
import { type StationClimate, standardDayOf } from './station-climate.ts';
import type { DemoStation } from './stations.ts';

/** The count of one photo of a trap. */
export interface DemoCapture {
  readonly t: number;
  readonly day: IsoDate;
  readonly inPhoto: number;
  readonly plateChanged: boolean;
  readonly node: string | null;
}

const PHOTO_HOUR = 11;
const PLATE_DAYS = { least: 26, most: 34 };
const PHOTO_LOST = 0.03;
/** Probability that an insect is hidden behind another one and not counted that day. */
const INSECT_HIDDEN = 0.06;

/** Daily photos of a trap from its first day to `end`; empty for a station without a trap. */
export function stationCaptures(
  station: DemoStation,
  climate: StationClimate,
  seasons: readonly SeasonSpan[],
  biofixes: readonly DemoBiofix[],
  faults: readonly Fault[],
  end: number,
): DemoCapture[] {
  if (station.pest === null) return [];
  const random = randomFor(`captures/${station.name}`);
  const share = station.sector.plan.pressure * Math.exp(0.3 * random.normal());
  const minute = random.integer(0, 50);
  const expected = expectedByDay(station, climate, seasons, biofixes);
  const photos: DemoCapture[] = [];
  let plate = { inside: 0, until: station.installed };
  for (let day = station.installed; ; day = addDays(day, 1)) {
    const t = startOfDay(day) + PHOTO_HOUR * HOUR_MS + minute * MINUTE_MS;
    if (t >= end) return photos;
    const plateChanged = day >= plate.until;
    if (plateChanged) plate = { inside: 0, until: nextPlate(day, random) };
    plate.inside += random.poisson(share * (expected.get(day) ?? 0));
    const lost = random.next() < PHOTO_LOST;
    const hidden = plate.inside > 1 && random.next() < INSECT_HIDDEN ? 1 : 0;
    if (hasFault(faults, 'silent', t))
      plate = { ...plate, until: plateChanged ? addDays(day, 1) : plate.until };
    else if (plateChanged || !lost) {
      photos.push({ t, day, inPhoto: plate.inside - hidden, plateChanged, node: nodeOn(station, day) });
    }
  }
}

const nextPlate = (day: IsoDate, random: Random): IsoDate =>
  addDays(day, random.integer(PLATE_DAYS.least, PLATE_DAYS.most));

/** Serial number of the device that took a photo; null for a retired trap. */
function nodeOn(station: DemoStation, day: IsoDate): string | null {
  const before = station.swapped !== null && day < station.swapped;
  return (before ? station.nodes[0] : station.nodes.at(-1)) ?? null;
}

function expectedByDay(
  station: DemoStation,
  climate: StationClimate,
  seasons: readonly SeasonSpan[],
  biofixes: readonly DemoBiofix[],
): Map<IsoDate, number> {
  const expected = new Map<IsoDate, number>();
  const pest = station.pest as number;
  for (const [index, season] of seasons.entries()) {
    const biofix = biofixes.find(
      (each) => each.season === index && each.pest === pest && each.sector === station.sector,
    );
    const extremes = extremesOf(climate, season);
    const means = expectedCaptures(pest, season, biofix?.date ?? null, extremes);
    means.forEach((mean, i) => {
      expected.set(addDays(extremes.first, i), mean);
    });
  }
  return expected;
}

/** Climate of a season as far as the station has it; in days of standard time. */
function extremesOf(climate: StationClimate, season: SeasonSpan): SeasonExtremes {
  const firstKept = standardDayOf(climate.start);
  const hours = climate.temperature.length;
  const from = Math.max(dayNumberOf(season.start), firstKept);
  const to = Math.min(dayNumberOf(season.end) + 1, firstKept + hours / 24);
  const days = Math.max(0, to - from);
  const minimum = new Float64Array(days).fill(Number.POSITIVE_INFINITY);
  const maximum = new Float64Array(days).fill(Number.NEGATIVE_INFINITY);
  for (let i = 0; i < days * 24; i += 1) {
    const value = climate.temperature[(from - firstKept) * 24 + i] as number;
    const day = Math.floor(i / 24);
    minimum[day] = Math.min(minimum[day] as number, value);
    maximum[day] = Math.max(maximum[day] as number, value);
  }
  const first = isoDateOfDayNumber(from);
  return { first, minimum, maximum };
}
