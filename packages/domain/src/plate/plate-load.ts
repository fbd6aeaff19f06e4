import { addDays, daysBetween } from '../calendar/iso-date.ts';
import { type PlateFigure, plateFigure } from '../catalogue/plate-figure.ts';
import type { PestId, StationId } from '../entities/ids.ts';
import type { Station } from '../farm/station.ts';
import { paperChangedOn, type TrapVisit } from '../notifications/expiry.ts';
import { type ColumnarSeries, toItems } from '../series/daily.ts';
import type { Days, IsoDate } from '../units.ts';

/** A plate of which it is known when it was put in, and when it is full. */
export interface KnownPlate {
  readonly stationId: StationId;
  readonly pestId: PestId;
  /** Day of the visit that brought it. */
  readonly changedOn: IsoDate;
  readonly figure: PlateFigure;
}

/** What is known of a plate by what was caught on it. Dust and dirt are not: no figure tells of them. */
export interface PlateLoad extends KnownPlate {
  /** Moths since the change; null where nothing was counted since. */
  readonly caught: number | null;
  /** The day on which it was full: from then on more moths come than are caught. */
  readonly fullOn: IsoDate | null;
}

type Trap = Pick<Station, 'id' | 'pestId' | 'nodeSerial' | 'isCountedInField' | 'archived'>;

/**
 * The figure of a trap that a device or people count; null for other stations, for retired ones, and for a pest without a
 * figure.
 */
export function figureOfTrap(trap: Omit<Trap, 'id'>): PlateFigure | null {
  const { pestId, nodeSerial, isCountedInField = false, archived } = trap;
  return archived || (nodeSerial === null && !isCountedInField) ? null : plateFigure(pestId);
}

/** The plate of a trap; null without a figure, and where no visit that brought a plate is among the reports. */
export function knownPlate(trap: Trap, visits: readonly TrapVisit[], today: IsoDate): KnownPlate | null {
  const { id: stationId, pestId } = trap;
  const figure = figureOfTrap(trap);
  const changedOn = paperChangedOn(visits, stationId, today);
  if (pestId === null || figure === null || changedOn === null) return null;
  return { stationId, pestId, changedOn, figure };
}

/**
 * The first day whose captures are on the plate. Those of the day of the change are left out: they were found on the plate
 * before, or on both.
 */
export const plateStart = ({ changedOn }: Pick<KnownPlate, 'changedOn'>): IsoDate => addDays(changedOn, 1);

/** How many days of captures are on the plate; 0 on the day of the change. */
export const plateDays = (plate: Pick<KnownPlate, 'changedOn'>, today: IsoDate): Days =>
  daysBetween(plate.changedOn, today);

/**
 * What was caught on a plate, and since when it is full.
 *
 * @param daily captures of the trap by day, from photos and field counts alike; days before the plate are passed over
 */
export function plateLoad(plate: KnownPlate, daily: ColumnarSeries): PlateLoad {
  const start = plateStart(plate);
  let caught: number | null = null;
  let fullOn: IsoDate | null = null;
  for (const { date, value } of toItems(daily)) {
    if (date < start || value === null) continue;
    caught = (caught ?? 0) + value;
    if (fullOn === null && isFull(plate, caught)) fullOn = date;
  }
  return { ...plate, caught, fullOn };
}

/** Whether a plate with so many moths is to be changed. */
export const isFull = ({ figure }: Pick<KnownPlate, 'figure'>, caught: number): boolean =>
  caught >= figure.moths;
