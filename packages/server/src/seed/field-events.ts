import { addDays, HOUR_MS, type IsoDate, isoDate, laterOf, startOfDay } from '@vigia/domain';
import { LURE_EXPIRATION, LURE_NOTIFICATION } from '@vigia/domain/events';
import {
  CROPS,
  cropLabel,
  type EventType,
  type LureSettings,
  PESTS,
  type PhenologyStage,
} from '@vigia/domain/farm';
import { type DemoBiofix, springDelay } from './biofixes.ts';
import { APPLICATIONS, PHENOLOGY } from './calendars.ts';
import { randomFor } from './random.ts';
import type { SeasonSpan } from './seasons.ts';
import type { DemoSector, DemoStation } from './stations.ts';

/** An event reported by a person; `season` is an index in the list of seasons. */
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
  readonly lure: LureSettings | null;
}

type Details = Partial<Omit<DemoEvent, 'type' | 'date' | 'sector'>>;

function event(type: EventType, date: IsoDate, sector: DemoSector, details: Details): DemoEvent {
  const nothing = { season: null, station: null, crop: null, pest: null, node: null, oldNode: null };
  const empty = { comments: '', product: null, dose: null, measure: null, stage: null, lure: null };
  return { ...nothing, ...empty, type, date, sector, ...details };
}

/** Instant of an event: noon of its day. */
export const eventInstant = (date: IsoDate): number => startOfDay(date) + 12 * HOUR_MS;

/** Events of all sectors up to today, oldest first. */
export function demoEvents(
  stations: readonly DemoStation[],
  seasons: readonly SeasonSpan[],
  biofixes: readonly DemoBiofix[],
  today: IsoDate,
): DemoEvent[] {
  return [
    ...stations.flatMap(deviceEvents),
    ...stations.flatMap((station) => visitEvents(station, seasons, today)),
    ...biofixes.flatMap((biofix) => pestEvents(biofix, stations, seasons)),
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

const VISITS_BEGIN = '08-05';
const DAYS_BETWEEN_VISITS = [24, 36] as const;
const VISIT_COMMENTS = [
  'Cambio de feromona y de papel.',
  'Cambio de feromona y limpieza del lente.',
  'Cambio de papel y de feromona; panel solar limpio.',
  'Visita de rutina: feromona nueva, sin novedad.',
];
const LURE: LureSettings = {
  installed: true,
  changeNotificationDays: LURE_NOTIFICATION.usual,
  expirationDays: LURE_EXPIRATION.usual,
};

/** Visits to traps in the field: about one per month, from the spring of the running season on. */
function visitEvents(station: DemoStation, seasons: readonly SeasonSpan[], today: IsoDate): DemoEvent[] {
  const { sector, crop, pest, nodes, installed, swapped, season } = station;
  const running = seasons.at(-1) as SeasonSpan;
  if (nodes.length === 0 || pest === null) return [];
  const random = randomFor(`visits/${station.name}`);
  const visits: DemoEvent[] = [];
  let date = laterOf(installed, isoDate(`${running.start.slice(0, 4)}-${VISITS_BEGIN}`));
  for (date = addDays(date, random.integer(2, 20)); date < today; ) {
    const node = (swapped !== null && date < swapped ? nodes[0] : nodes.at(-1)) ?? null;
    const comments = VISIT_COMMENTS[random.integer(0, VISIT_COMMENTS.length - 1)];
    const about = { station, crop, pest, season, node, comments, lure: LURE };
    visits.push(event('station_maintenance', date, sector, about));
    date = addDays(date, random.integer(...DAYS_BETWEEN_VISITS));
  }
  return visits;
}

/** The recommendation some days before an application of the running season. */
function adviceOf(application: DemoEvent, seasons: readonly SeasonSpan[]): DemoEvent[] {
  const { season, date, sector, pest, crop, product, dose, measure } = application;
  if (season !== seasons.length - 1) return [];
  const comments = `Aplicar ${product}, ${String(dose).replace('.', ',')} ${measure}.`;
  return [event('agrochemical_recommendation', addDays(date, -4), sector, { season, pest, crop, comments })];
}

function pestEvents(
  biofix: DemoBiofix,
  stations: readonly DemoStation[],
  seasons: readonly SeasonSpan[],
): DemoEvent[] {
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
  const advised = applications.flatMap((each) => adviceOf(each, seasons));
  const seen =
    type === 'biofix'
      ? [event('first_capture', date, sector, { ...about, station, comments: `Primera captura de ${name}.` })]
      : [];
  return [
    ...seen,
    event('biofix_set', date, sector, { ...about, comments: comment }),
    ...advised,
    ...applications,
  ];
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
