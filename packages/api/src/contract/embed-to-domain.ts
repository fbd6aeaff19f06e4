import { type DatesAhead, type IsoDate, isoDate, type NeighbourAhead } from '@vigia/domain';
import type { PublishedCompared, PublishedDegreeDays } from '@vigia/domain/published';
import type { AheadAnswer } from './ahead.ts';
import type { EmbedAhead, EmbedDegreeDays } from './embed-data.ts';

/**
 * Converts a published chart to the domain. This file does not use zod, so that a widget needs only these
 * lines.
 *
 * @throws {RangeError} a date is invalid
 * @throws {SyntaxError} the pest's document is no JSON
 */
export function publishedFromWire(wire: EmbedDegreeDays): PublishedDegreeDays {
  return {
    sectorName: wire.sector_name,
    pestId: wire.pest_id,
    pestName: wire.pest_name,
    seasonName: wire.season_name,
    season: { start: isoDate(wire.season_start), end: isoDate(wire.season_end) },
    today: isoDate(wire.today),
    metric: wire.metric,
    start: { date: isoDate(wire.start_date), reason: wire.start_reason },
    degreeDays: { ...wire.degree_days, start: isoDate(wire.degree_days.start) },
    missingDays: wire.missing_days,
    captures: wire.captures.map(({ date, value }) => ({ date: isoDate(date), value })),
    inField: wire.field_counts?.map((day) => ({ ...day, date: isoDate(day.date) })),
    markers: wire.markers.map((marker) => ({ ...marker, date: isoDate(marker.date) })),
    ahead: wire.ahead && aheadFromWire(wire.ahead),
    compared: wire.compared && comparedFromWire(wire.compared),
    // Written by the service from a document without faults.
    document: wire.pest_document === undefined ? undefined : JSON.parse(wire.pest_document),
  };
}

/** @throws {RangeError} a date is invalid */
const comparedFromWire = ({
  seasons,
  sentences,
}: NonNullable<EmbedDegreeDays['compared']>): PublishedCompared => ({
  sentences,
  seasons: seasons.map(({ season_id, season_name, degree_days }) => ({
    seasonId: season_id,
    seasonName: season_name,
    degreeDays: degree_days && { ...degree_days, start: isoDate(degree_days.start) },
  })),
});

/** @throws {RangeError} a date is invalid */
export const aheadFromWire = ({ end, dates, curve, ...of }: EmbedAhead): DatesAhead => ({
  ...of,
  end: isoDate(end),
  curve: curve && { ...curve, start: isoDate(curve.start) },
  dates: dates.map(({ threshold, date, earliest, latest }) => ({
    threshold,
    date: day(date),
    earliest: day(earliest),
    latest: day(latest),
  })),
});

/** Converts the answer of a call for dates ahead to the domain. */
export function toDatesAhead({ dates, curve, meta }: AheadAnswer): DatesAhead {
  const { date_end: end, years, provider, reason, neighbour } = meta;
  const told = aheadFromWire({ end, years, provider, reason, dates, curve });
  return neighbour ? { ...told, neighbour: neighbourFromWire(neighbour) } : told;
}

const neighbourFromWire = (wire: NonNullable<AheadAnswer['meta']['neighbour']>): NeighbourAhead => ({
  stationId: wire.station_id,
  stationName: wire.station_name,
  metres: wire.distance_m,
  years: wire.years,
  correction: { max: wire.correction_max, min: wire.correction_min, days: wire.common_days },
});

const day = (wire: string | null): IsoDate | null => (wire === null ? null : isoDate(wire));
