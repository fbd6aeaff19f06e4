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
import { APPLICATIONS, PHENOLOGY } from './calendars.ts';
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
