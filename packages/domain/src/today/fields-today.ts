import type { PestId, SectorId, StationId } from '../entities/ids.ts';
import type { SectorRow } from '../filters/sector-rows.ts';
import { searchForm } from '../forms/search-form.ts';
import type { StationHealth } from '../health/parts.ts';
import type { SectorMildew } from '../mildew/risk.ts';
import type { DatesAhead } from '../phenology/dates-ahead.ts';
import type { Standing } from '../phenology/outlook.ts';
import type { IsoDate } from '../units.ts';
import { captureReason, type FieldCaptures, mildewReason, milestoneReason } from './pest-reasons.ts';
import { byUrgency, rankOf, stationOf } from './reason-order.ts';
import type { Reason } from './reasons.ts';
import { deviceReasons, expiryReasons, plateReason, uncountedReason, type Visit } from './station-reasons.ts';
import { capturePressure, mildewPressure, PRESSING, urgencyOf } from './urgency.ts';

/** What is known today. A thing that is not known yet, or could not be had, is undefined and gives no reason. */
export interface TodayFacts {
  readonly today: IsoDate;
  /** Fields of the running season, in any order. */
  readonly rows: readonly Pick<SectorRow, 'sector' | 'stations' | 'pests'>[];
  /** Visits to traps and applications, in any order. */
  readonly events: readonly Visit[] | undefined;
  readonly capturesOf: (sectorId: SectorId, pestId: PestId) => FieldCaptures | undefined;
  readonly mildewOf: (sectorId: SectorId) => SectorMildew | undefined;
  /** The degree-days of a pest in a field; null without any. */
  readonly standingOf: (sectorId: SectorId, pestId: PestId) => Standing | null | undefined;
  /** The dates of its stages by past years: null while they are asked for, undefined where nobody asks or they failed. */
  readonly aheadOf: (sectorId: SectorId, pestId: PestId) => DatesAhead | null | undefined;
  readonly healthOf: (stationId: StationId) => StationHealth | undefined;
  /** Day of the last field count of a trap; null where none is known. */
  readonly lastCountOf: (stationId: StationId) => IsoDate | null | undefined;
  /** Insects of a trap since the visit that brought its plate; null where nothing was counted since. */
  readonly caughtOf: (stationId: StationId) => number | null | undefined;
}

/** A field that asks for something today. */
export interface FieldToday {
  readonly sector: SectorRow['sector'];
  /** Most urgent first; never empty. */
  readonly reasons: readonly Reason[];
}

type Row = TodayFacts['rows'][number];

function pestReasons({ sector, pests }: Row, facts: TodayFacts): (Reason | null)[] {
  const { today, events = [] } = facts;
  const mildew = facts.mildewOf(sector.id);
  return [
    mildew ? mildewReason(mildew) : null,
    ...pests.flatMap(({ id: pestId }) => {
      const captures = facts.capturesOf(sector.id, pestId);
      const standing = facts.standingOf(sector.id, pestId);
      return [
        captures ? captureReason({ sectorId: sector.id, pestId }, captures, events, today) : null,
        standing ? milestoneReason(pestId, standing, today, facts.aheadOf(sector.id, pestId)) : null,
      ];
    }),
  ];
}

function stationReasons({ stations }: Row, facts: TodayFacts): (Reason | null)[] {
  const { today, events } = facts;
  return [
    ...(events ? expiryReasons(stations, events, today) : []),
    ...stations.flatMap((station) => {
      const health = facts.healthOf(station.id);
      const lastCount = facts.lastCountOf(station.id);
      const caught = facts.caughtOf(station.id);
      return [
        events && caught !== undefined ? plateReason(station, events, caught, today) : null,
        ...(health ? deviceReasons(station, health, events ?? [], today) : []),
        lastCount === undefined ? null : uncountedReason(station, lastCount, today),
      ];
    }),
  ];
}

/** The urgency by which Campos is sorted, for fields in which a pest or mildew is yellow or red; 0 for the others. */
function pressingOf({ sector, pests }: Row, { capturesOf, mildewOf }: TodayFacts): number {
  const urgency = urgencyOf([
    mildewPressure(mildewOf(sector.id)?.index ?? null),
    ...pests.map(({ id }) => {
      const captures = capturesOf(sector.id, id);
      return captures ? capturePressure(captures.rule, captures.count) : null;
    }),
  ]);
  return urgency === null || urgency < PRESSING ? 0 : urgency;
}

interface Ranked {
  readonly field: FieldToday;
  readonly pressing: number;
  readonly name: string;
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** First by the urgency of pests, as Campos; then by the most urgent reason, the number of reasons, and the name. */
function inOrder(a: Ranked, b: Ranked): number {
  const worst = ({ field }: Ranked) => rankOf(field.reasons[0]!);
  return (
    b.pressing - a.pressing ||
    worst(a) - worst(b) ||
    b.field.reasons.length - a.field.reasons.length ||
    compareTexts(a.name, b.name) ||
    a.field.sector.id - b.field.sector.id
  );
}

/**
 * The fields that ask for something today, most urgent first, each with its reasons. The same facts give the same list, in
 * whatever order they come.
 */
export function fieldsToday(facts: TodayFacts): FieldToday[] {
  return facts.rows
    .flatMap((row): Ranked[] => {
      const found = [...pestReasons(row, facts), ...stationReasons(row, facts)];
      const reasons = found.filter((reason) => reason !== null).sort(byUrgency);
      if (reasons.length === 0) return [];
      const { sector } = row;
      return [
        { field: { sector, reasons }, pressing: pressingOf(row, facts), name: searchForm(sector.name) },
      ];
    })
    .sort(inOrder)
    .map(({ field }) => field);
}

/** Stations at which there is something to do, in the order of the list. */
export const stopsOf = (fields: readonly FieldToday[]): StationId[] => [
  ...new Set(fields.flatMap(({ reasons }) => reasons.flatMap((reason) => stationOf(reason) ?? []))),
];
