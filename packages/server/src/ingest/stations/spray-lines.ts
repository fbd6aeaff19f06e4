import { eventInput } from '@vigia/api/contract';
import { dayOfInstant, type EpochMs, type IsoDate } from '@vigia/domain';
import { SPRAY_MESSAGES } from '@vigia/domain/es';
import type { Measure } from '@vigia/domain/events';
import type { Station } from '@vigia/domain/farm';
import { type NameFinder, readSpray, type SprayContent } from '@vigia/domain/tables';
import { shapeError } from '../../tables/shape-errors.ts';
import { lineMoment } from './line-moment.ts';
import type { OwnCells, OwnColumn } from './own-columns.ts';

/** Most applications of one file: each is a report of its own. */
const MOST_SPRAYS = 1000;

/** A spray that a line says, in the field of its station. */
export interface SprayLine extends SprayContent {
  readonly station: Station;
  readonly day: IsoDate;
  readonly line: number;
}

interface SpraySettings {
  /** The unit of doses that their title says. */
  readonly titleMeasure: Measure | null;
  readonly pests: NameFinder;
  readonly maySpray: (station: Station) => boolean;
  readonly now: EpochMs;
  readonly utcOffset: number | null;
}

/** Why a line is no spray, and the column that says so. */
interface WrongSpray {
  readonly column: OwnColumn | 'date';
  readonly reason: string;
}

/** Collects the sprays of one file. */
export class SprayLines {
  readonly sprays: SprayLine[] = [];
  readonly #settings: SpraySettings;

  constructor(settings: SpraySettings) {
    this.#settings = settings;
  }

  /** Takes the spray of a line. @returns why it cannot be taken; null if it can */
  add(station: Station, cells: OwnCells, clock: string, line: number): WrongSpray | null {
    const { titleMeasure, pests, maySpray, now, utcOffset } = this.#settings;
    if (!maySpray(station)) return { column: 'product', reason: SPRAY_MESSAGES.notAllowed };
    const read = readSpray(cells, { measure: titleMeasure, pestId: station.pestId, pests });
    if ('errors' in read) {
      const reason = read.errors.map((error) => error.reason).join('; ');
      return { column: read.errors[0]?.column ?? 'product', reason };
    }
    const tooLong = shapeError(eventInput.product.written, read.spray.product);
    if (tooLong !== null) return { column: 'product', reason: tooLong };
    const moment = lineMoment(clock, utcOffset);
    if ('reason' in moment) return { column: 'date', reason: moment.reason };
    const { day } = moment;
    if (day > dayOfInstant(now)) return { column: 'date', reason: SPRAY_MESSAGES.future };
    if (this.sprays.length === MOST_SPRAYS)
      return { column: 'product', reason: SPRAY_MESSAGES.tooMany(MOST_SPRAYS) };
    this.sprays.push({ ...read.spray, station, day, line });
    return null;
  }
}
