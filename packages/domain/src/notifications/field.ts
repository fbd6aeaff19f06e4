import { dayOfInstant } from '../calendar/day.ts';
import { addDays } from '../calendar/iso-date.ts';
import type { FieldEvent } from '../entities/event.ts';
import type { PestId, SeasonId } from '../entities/ids.ts';
import type { Season } from '../farm/season.ts';
import type { Station } from '../farm/station.ts';
import type { DailySeries } from '../series/daily.ts';
import type { IsoDate } from '../units.ts';
import { type DueNotification, dueNotification, occasionKey } from './due.ts';

/** Daily captures of one station ("Capturas Incrementales"). */
export interface StationCaptures {
  readonly station: Pick<Station, 'id' | 'sectorId' | 'nodeSerial'>;
  readonly pestId: PestId;
  readonly daily: DailySeries;
}

export interface FirstCaptureInput {
  readonly season: Pick<Season, 'id' | 'start' | 'end'>;
  readonly captures: readonly StationCaptures[];
  /** Field events; those of a first capture count like a counted one. */
  readonly events: readonly Pick<
    FieldEvent,
    'type' | 'date' | 'stationId' | 'sectorId' | 'pestId' | 'seasonId'
  >[];
  readonly today: IsoDate;
}

interface Sighting {
  readonly date: IsoDate;
  readonly sectorId: number;
  readonly pestId: PestId;
  readonly stationId: number | null;
  readonly nodeSerial: string | null;
}

/** The first day within the span with captures; null without one. */
export function firstCaptureDay({ start, values }: DailySeries, from: IsoDate, to: IsoDate): IsoDate | null {
  for (let i = 0, date = start; i < values.length && date <= to; i += 1, date = addDays(date, 1)) {
    if (date >= from && values[i]! > 0) return date;
  }
  return null;
}

function counted({ season, captures, today }: FirstCaptureInput): Sighting[] {
  const last = season.end < today ? season.end : today;
  return captures.flatMap(({ station, pestId, daily }) => {
    const date = firstCaptureDay(daily, season.start, last);
    const { id: stationId, sectorId, nodeSerial } = station;
    return date === null ? [] : [{ date, sectorId, pestId, stationId, nodeSerial }];
  });
}

const ofSeason = (id: SeasonId | null, season: FirstCaptureInput['season']): boolean =>
  id === null || id === season.id;

function reported({ season, events, today }: FirstCaptureInput): Sighting[] {
  return events.flatMap(({ type, date, sectorId, pestId, stationId, seasonId }) => {
    const within = date >= season.start && date <= season.end && date <= today;
    if (type !== 'first_capture' || !within || !ofSeason(seasonId, season)) return [];
    return sectorId === null || pestId === null
      ? []
      : [{ date, sectorId, pestId, stationId, nodeSerial: null }];
  });
}

/** In a season, a sector is notified of the first insect of a pest once. */
const occasionOf = (
  season: Pick<Season, 'id'>,
  { sectorId, pestId }: Pick<Sighting, 'sectorId' | 'pestId'>,
) => [season.id, sectorId, pestId] as const;

/** The key of that notification; if it exists already, there is no need to search. */
export const firstCaptureKey = (
  season: Pick<Season, 'id'>,
  sighting: Pick<Sighting, 'sectorId' | 'pestId'>,
): string => occasionKey('first_capture', occasionOf(season, sighting));

/** So that of several on one day it is always the same one, in any order of the stations. */
const byStation = (a: Sighting, b: Sighting): number => (a.stationId ?? 0) - (b.stationId ?? 0);

/**
 * One notification per sector and pest of the season: the first insect counted or reported; of one day a counted one,
 * at the station with the smallest id.
 */
export function firstCaptureNotifications(input: FirstCaptureInput): DueNotification[] {
  const earliest = new Map<string, Sighting>();
  for (const sighting of [...counted(input).sort(byStation), ...reported(input).sort(byStation)]) {
    const key = `${sighting.sectorId}/${sighting.pestId}`;
    const known = earliest.get(key);
    if (known === undefined || sighting.date < known.date) earliest.set(key, sighting);
  }
  return Array.from(earliest.values(), ({ date, ...about }) =>
    dueNotification('first_capture', occasionOf(input.season, about), date, {
      ...about,
      on: date,
    }),
  );
}

/** One per recommendation, on the day it was made; the day it suggests may lie ahead. */
export function recommendationNotifications(
  events: readonly Pick<FieldEvent, 'id' | 'type' | 'createdAt' | 'date' | 'sectorId' | 'pestId'>[],
  today: IsoDate,
): DueNotification[] {
  return events.flatMap(({ id, type, createdAt, date: on, sectorId, pestId }) => {
    const date = dayOfInstant(createdAt);
    if (type !== 'agrochemical_recommendation' || date > today) return [];
    return [dueNotification('pesticide_recommendation', [id], date, { sectorId, pestId, on })];
  });
}
