import {
  addDays,
  CROPS,
  cropLabel,
  type EventType,
  HOUR_MS,
  type IsoDate,
  isoDate,
  PESTS,
  type PhenologyStage,
  startOfDay,
} from '@vigia/domain';
import { type DemoBiofix, springDelay } from './biofixes.ts';
import { randomFor } from './random.ts';
import type { SeasonSpan } from './seasons.ts';
import type { DemoSector, DemoStation } from './stations.ts';

/** Something a person reported; `season` is an index, whoever stores it knows the ids. */
export interface DemoEvent {
  readonly type: EventType;
  readonly date: IsoDate;
  readonly sector: DemoSector;
  readonly comments: string;
  readonly season: number | null;
  readonly station: DemoStation | null;
  readonly crop: number | null;
  readonly pest: number | null;
  readonly node: string | null;
  readonly oldNode: string | null;
  readonly product: string | null;
  readonly dose: number | null;
  readonly measure: string | null;
  readonly stage: PhenologyStage | null;
}

type Details = Partial<Omit<DemoEvent, 'type' | 'date' | 'sector'>>;

function event(type: EventType, date: IsoDate, sector: DemoSector, details: Details): DemoEvent {
  const nothing = { season: null, station: null, crop: null, pest: null, node: null, oldNode: null };
  const empty = { comments: '', product: null, dose: null, measure: null, stage: null };
  return { ...nothing, ...empty, type, date, sector, ...details };
}

/** Instant of a report: late in the morning of its day. */
export const eventInstant = (date: IsoDate): number => startOfDay(date) + 12 * HOUR_MS;

/** Phenology at 34° S, `MM-DD`, of crops by the name they have in the catalogue. */
const PHENOLOGY: Readonly<Record<string, readonly (readonly [PhenologyStage, string])[]>> = {
  Vid: [
    ['flowering_start_date', '11-04'],
    ['flowering_full_date', '11-13'],
    ['fruit_set_date', '11-24'],
    ['fruit_thickening_8mm_date', '12-06'],
  ],
  Cerezo: [
    ['flowering_start_date', '09-10'],
    ['flowering_full_date', '09-17'],
    ['first_petal_fall_date', '09-23'],
    ['last_petal_fall_date', '10-01'],
    ['fruit_set_date', '10-05'],
    ['fruit_thickening_8mm_date', '10-17'],
    ['fruit_thickening_20mm_date', '11-08'],
  ],
  Manzano: [
    ['flowering_start_date', '09-27'],
    ['flowering_full_date', '10-05'],
    ['first_petal_fall_date', '10-11'],
    ['last_petal_fall_date', '10-19'],
    ['fruit_set_date', '10-23'],
    ['fruit_thickening_8mm_date', '11-01'],
    ['fruit_thickening_20mm_date', '11-17'],
  ],
  Tomate: [
    ['flowering_start_date', '10-21'],
    ['flowering_full_date', '11-06'],
    ['fruit_set_date', '11-12'],
  ],
  Maíz: [
    ['flowering_start_date', '01-04'],
    ['flowering_full_date', '01-11'],
  ],
};

interface Application {
  readonly daysAfterBiofix: number;
  readonly product: string;
  readonly dose: number;
  readonly measure: 'cc/100L' | 'gr/100L' | 'L/ha' | 'gr/ha';
  readonly comments: string;
}

/** Active ingredients in use against each pest; doses are of the usual size and no recommendation. */
const APPLICATIONS: ReadonlyMap<number, readonly Application[]> = new Map([
  [
    1,
    [
      {
        daysAfterBiofix: 24,
        product: 'Clorantraniliprol',
        dose: 15,
        measure: 'cc/100L',
        comments: 'Nacimiento de larvas, primera generación.',
      },
      {
        daysAfterBiofix: 80,
        product: 'Emamectina benzoato',
        dose: 40,
        measure: 'gr/100L',
        comments: 'Segunda generación.',
      },
    ],
  ],
  [
    2,
    [
      {
        daysAfterBiofix: 26,
        product: 'Clorantraniliprol',
        dose: 18,
        measure: 'cc/100L',
        comments: 'Inicio de eclosión.',
      },
      {
        daysAfterBiofix: 47,
        product: 'Spinetoram',
        dose: 20,
        measure: 'gr/100L',
        comments: 'Refuerzo de la primera generación.',
      },
      {
        daysAfterBiofix: 95,
        product: 'Acetamiprid',
        dose: 30,
        measure: 'gr/100L',
        comments: 'Segunda generación.',
      },
    ],
  ],
  [
    4,
    [
      {
        daysAfterBiofix: 50,
        product: 'Aceite mineral',
        dose: 1000,
        measure: 'cc/100L',
        comments: 'Migración de ninfas.',
      },
    ],
  ],
  [
    11,
    [
      {
        daysAfterBiofix: 30,
        product: 'Bacillus thuringiensis',
        dose: 800,
        measure: 'gr/ha',
        comments: 'Larvas pequeñas en hojas.',
      },
      {
        daysAfterBiofix: 62,
        product: 'Spinosad',
        dose: 150,
        measure: 'gr/ha',
        comments: 'Segunda generación.',
      },
    ],
  ],
  [
    12,
    [
      {
        daysAfterBiofix: 135,
        product: 'Spinosad',
        dose: 25,
        measure: 'gr/100L',
        comments: 'Fruta en pinta, antes de cosecha.',
      },
    ],
  ],
  [
    13,
    [
      {
        daysAfterBiofix: 12,
        product: 'Imidacloprid',
        dose: 0.4,
        measure: 'L/ha',
        comments: 'Cultivo en V4.',
      },
    ],
  ],
  [
    14,
    [
      {
        daysAfterBiofix: 22,
        product: 'Clorantraniliprol',
        dose: 0.12,
        measure: 'L/ha',
        comments: 'Daño fresco en cogollo.',
      },
    ],
  ],
]);

/** Reports of all sectors up to today, oldest first. */
export function demoEvents(
  stations: readonly DemoStation[],
  seasons: readonly SeasonSpan[],
  biofixes: readonly DemoBiofix[],
  today: IsoDate,
): DemoEvent[] {
  return [
    ...stations.flatMap(deviceEvents),
    ...biofixes.flatMap((biofix) => pestEvents(biofix, stations)),
    ...phenologyEvents(stations, seasons),
  ]
    .filter(({ date }) => date < today)
    .sort((a, b) => a.date.localeCompare(b.date));
}

function deviceEvents(station: DemoStation): DemoEvent[] {
  const { sector, crop, pest, season, nodes, installed, swapped } = station;
  const about = { station, crop, pest, season };
  const [first, last] = [nodes[0] ?? null, nodes.at(-1) ?? null];
  const events =
    first === null ? [] : [event('device_install', installed, sector, { ...about, node: first })];
  if (swapped === null) return events;
  const comments = 'Cámara con humedad; se reemplaza el dispositivo.';
  return [
    ...events,
    event('device_swap', swapped, sector, { ...about, node: last, oldNode: first, comments }),
  ];
}

function pestEvents(biofix: DemoBiofix, stations: readonly DemoStation[]): DemoEvent[] {
  const { sector, pest, season, date, type, comment } = biofix;
  const station = stations.find((each) => each.sector === sector && each.pest === pest) as DemoStation;
  const about = { pest, season, crop: station.crop };
  const name = PESTS.get(pest)?.name ?? '';
  const random = randomFor(`applications/${sector.plan.name}/${pest}/${season}`);
  const applications = (APPLICATIONS.get(pest) ?? []).map(({ daysAfterBiofix, ...used }) =>
    event('agrochemical_application', addDays(date, daysAfterBiofix + random.integer(-3, 5)), sector, {
      ...about,
      ...used,
    }),
  );
  const seen =
    type === 'biofix'
      ? [event('first_capture', date, sector, { ...about, station, comments: `Primera captura de ${name}.` })]
      : [];
  return [...seen, event('biofix_set', date, sector, { ...about, comments: comment }), ...applications];
}

function phenologyEvents(stations: readonly DemoStation[], seasons: readonly SeasonSpan[]): DemoEvent[] {
  const grown = new Map(
    stations.map((station) => [`${station.sector.id}/${station.crop}`, station] as const),
  );
  return [...grown.values()].flatMap(({ sector, crop }) => {
    const entry = crop === null ? undefined : CROPS.get(crop);
    if (!entry) return [];
    return seasons.flatMap((season, index) => {
      const delay = springDelay(sector, season);
      return (PHENOLOGY[entry.name] ?? []).map(([stage, day]) => {
        const year = (day >= '05-01' ? season.start : season.end).slice(0, 4);
        const date = addDays(isoDate(`${year}-${day}`), delay);
        return event('crop_phenology_changed', date, sector, {
          crop,
          stage,
          season: index,
          comments: cropLabel(entry),
        });
      });
    });
  });
}
