import { dayOfInstant, type EpochMs } from '@vigia/domain';
import { MOST_IN_FIELD_COUNT } from '@vigia/domain/captures';
import { COUNT_MESSAGES, formatNumber } from '@vigia/domain/es';
import type { PestId, Station } from '@vigia/domain/farm';
import { countOfCell, type NameFinder } from '@vigia/domain/tables';
import { fieldCountKey, type NewFieldCount } from '../../stores/images/saved-field-counts.ts';
import { isMissing, shorten } from '../measures.ts';
import { lineMoment } from './line-moment.ts';
import type { CountColumn } from './own-columns.ts';

/** Most field counts of one file: each stands in the history of changes. */
const MOST_COUNTS = 20_000;

/** A field count of a line, with its station. */
export interface CountLine extends NewFieldCount {
  readonly station: Station;
  /** The line of the imported file. */
  readonly line: number;
}

interface CountSettings {
  readonly counts: readonly CountColumn[];
  readonly pests: NameFinder;
  readonly now: EpochMs;
  readonly utcOffset: number | null;
}

/** Why a line is wrong, and the position of the cell that says so. */
interface WrongCount {
  readonly at: number | 'date' | 'pest';
  readonly reason: string;
}

/** A line of the file, with what it says beside its counts. */
interface CountedLine {
  readonly cells: readonly string[];
  /** The cell of the pest; '' without one. */
  readonly pest: string;
  readonly clock: string;
  readonly line: number;
}

/** Collects the field counts of one file. */
export class CountLines {
  readonly #settings: CountSettings;
  readonly #byKey = new Map<string, CountLine>();

  constructor(settings: CountSettings) {
    this.#settings = settings;
  }

  get counts(): readonly CountLine[] {
    return [...this.#byKey.values()];
  }

  /** Whether the line has a count. */
  isIn(cells: readonly string[]): boolean {
    return this.#settings.counts.some(({ at }) => !isMissing(cells[at] ?? ''));
  }

  /** Takes the counts of a line. @returns why one cannot be taken; null if all can */
  add(station: Station, { cells, pest, clock, line }: CountedLine): WrongCount | null {
    const { counts, now, utcOffset } = this.#settings;
    const moment = lineMoment(clock, utcOffset);
    if ('reason' in moment) return { at: 'date', reason: moment.reason };
    const { day, at: instant } = moment;
    if (day > dayOfInstant(now)) return { at: 'date', reason: COUNT_MESSAGES.future };
    for (const column of counts) {
      const cell = cells[column.at] ?? '';
      if (isMissing(cell)) continue;
      const found = countOfCell(cell);
      if (found === null) return { at: column.at, reason: badNumber(cell) };
      const of = this.#pestOf(station, column, pest);
      if ('reason' in of) return of;
      const count = { stationId: station.id, pestId: of.pestId, day, at: instant, found, line };
      const before = this.#byKey.get(fieldCountKey(count));
      if (before !== undefined && before.found !== found)
        return { at: column.at, reason: COUNT_MESSAGES.twice(before.line) };
      if (before !== undefined) continue;
      if (this.#byKey.size === MOST_COUNTS)
        return { at: column.at, reason: COUNT_MESSAGES.tooMany(formatNumber(MOST_COUNTS, 0)) };
      this.#byKey.set(fieldCountKey(count), { ...count, station });
    }
    return null;
  }

  /** The pest of the title, or else of the line, or else of the station. */
  #pestOf(station: Station, column: CountColumn, pest: string): { readonly pestId: PestId } | WrongCount {
    if (column.pestId !== null) return { pestId: column.pestId };
    const found = this.#settings.pests.find(pest);
    if ('error' in found) return { at: 'pest', reason: COUNT_MESSAGES.badPest(found.error) };
    const pestId = found.id ?? station.pestId;
    return pestId === null ? { at: column.at, reason: COUNT_MESSAGES.noPest } : { pestId };
  }
}

const badNumber = (cell: string): string =>
  COUNT_MESSAGES.badNumber(shorten(cell), formatNumber(MOST_IN_FIELD_COUNT, 0));
