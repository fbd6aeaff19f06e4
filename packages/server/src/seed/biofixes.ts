import { addDays, type IsoDate, isoDate } from '@vigia/domain';
import { randomFor } from './random.ts';
import type { SeasonSpan } from './seasons.ts';
import type { DemoSector, DemoStation } from './stations.ts';

export interface DemoBiofix {
  readonly sector: DemoSector;
  /** Index in the list of seasons. */
  readonly season: number;
  readonly pest: number;
  readonly date: IsoDate;
  readonly type: 'biofix' | 'chronofix';
  readonly comment: string;
}

interface FirstFlight {
  /** `MM-DD` at latitude 34° S. */
  readonly day: string;
  readonly type: 'biofix' | 'chronofix';
  readonly comment: string;
}

/** When the degree-days of each pest begin. Other pests have no biofix. */
const FIRST_FLIGHTS: ReadonlyMap<number, FirstFlight> = new Map([
  [1, { day: '09-20', type: 'biofix', comment: 'Primera captura sostenida en trampa de feromona.' }],
  [2, { day: '09-30', type: 'biofix', comment: 'Primera captura sostenida de machos.' }],
  [3, { day: '09-04', type: 'biofix', comment: 'Primera captura sostenida de machos.' }],
  [4, { day: '09-26', type: 'biofix', comment: 'Primer macho alado en trampa.' }],
  [11, { day: '09-16', type: 'biofix', comment: 'Primera captura sostenida tras el trasplante.' }],
  [12, { day: '07-01', type: 'chronofix', comment: 'Inicio por calendario, 1 de julio.' }],
  [13, { day: '11-04', type: 'biofix', comment: 'Emergencia del maíz.' }],
  [14, { day: '11-08', type: 'biofix', comment: 'Primera captura.' }],
]);

const DAYS_PER_DEGREE_SOUTH = 2.5;

/** Days by which spring is later than at 34° S: it depends on the latitude and varies between years. */
export function springDelay(sector: DemoSector, season: SeasonSpan): number {
  const random = randomFor(`spring/${sector.plan.name}/${season.name}`);
  return Math.round((-34 - sector.site.latitude) * DAYS_PER_DEGREE_SOUTH + 3.5 * random.normal());
}

/** The biofixes up to today: one per sector, season and pest with traps there. */
export function demoBiofixes(
  stations: readonly DemoStation[],
  seasons: readonly SeasonSpan[],
  today: IsoDate,
): DemoBiofix[] {
  const trapped = new Map(
    stations.map((station) => [`${station.sector.id}/${station.pest}`, station] as const),
  );
  return [...trapped.values()].flatMap(({ sector, pest }) => {
    const flight = pest === null ? undefined : FIRST_FLIGHTS.get(pest);
    if (pest === null || !flight) return [];
    return seasons
      .map((season, index) => {
        const base = isoDate(`${season.start.slice(0, 4)}-${flight.day}`);
        const random = randomFor(`biofix/${sector.plan.name}/${pest}/${season.name}`);
        const delay = springDelay(sector, season) + random.integer(-3, 3);
        const date = flight.type === 'chronofix' ? base : addDays(base, delay);
        return { sector, season: index, pest, date, type: flight.type, comment: flight.comment };
      })
      .filter(({ date }) => date <= today);
  });
}
