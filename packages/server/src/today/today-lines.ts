import { SectorWire, StationWire } from '@vigia/api/contract';
import type { IsoDate } from '@vigia/domain';
import { can, isRoot, TODAY } from '@vigia/domain/access';
import { type ReasonNames, reasonNames } from '@vigia/domain/es';
import { type ClientId, fieldLink, hrefWith, type PageLink } from '@vigia/domain/farm';
import { type Act, actLink, type FieldToday, MAILING_HASH, nextAct, type Reason } from '@vigia/domain/today';
import * as z from 'zod/mini';
import type { Mask } from '../access/demo-names.ts';
import type { Scope } from '../access/scope.ts';
import type { ReadToday } from './read-today.ts';

/** A field of the letter. */
export interface FieldLine {
  readonly name: string;
  /** Most urgent first, at least one. */
  readonly reasons: readonly Reason[];
  /** How many reasons are left out. */
  readonly more: number;
  readonly names: ReasonNames;
  /** The next act of its most urgent reason; null for none. */
  readonly act: Act | null;
  /** Addresses; undefined where that of the console is not known. */
  readonly href: string | undefined;
  readonly actHref: string | undefined;
}

/** What a letter says of Hoy. */
export interface TodayLines {
  readonly day: IsoDate;
  readonly fields: readonly FieldLine[];
  /** Fields that ask for attention, too, and are left out. */
  readonly hidden: number;
  /** Fields of the running season, and how many of them have traps and no capture counted lately. */
  readonly counted: { readonly of: number; readonly without: number };
  readonly isBetweenSeasons: boolean;
  readonly todayHref: string | undefined;
  /** Opens the choice of the days. */
  readonly settingsHref: string | undefined;
}

const MOST_FIELDS = 40;
const MOST_REASONS = 3;

export interface LinesInput {
  readonly scope: Scope;
  readonly clientId: ClientId;
  readonly day: IsoDate;
  /** Address of the console, if known. */
  readonly url: string | undefined;
  readonly mask: Mask;
}

/** Hoy in the names that the reader may read, with addresses of the console. */
export function todayLines(read: ReadToday, { scope, clientId, day, url, mask }: LinesInput): TodayLines {
  const address = ({ path, filters, hash }: PageLink): string | undefined =>
    url && `${url}${hrefWith(path, { company: clientId, ...filters }, hash)}`;
  const stations = mask([...read.stations], z.array(StationWire));
  const sectors = mask(
    read.rows.map(({ sector }) => sector),
    z.array(SectorWire),
  );
  const sectorNames = new Map(sectors.map(({ id, name }) => [id, name]));
  const names = reasonNames({ stations }, read.pests, day);
  const opensSectors = isRoot(scope, clientId);
  const lineOf = ({ sector, reasons }: FieldToday): FieldLine => {
    const about = { sectorId: sector.id, seasonId: read.season?.id ?? null };
    const act = nextAct(reasons[0]!, can(scope, 'event.create', { clientId, sectorId: sector.id }));
    return {
      ...{ name: sectorNames.get(sector.id) ?? '', names, act },
      ...{ reasons: reasons.slice(0, MOST_REASONS), more: Math.max(0, reasons.length - MOST_REASONS) },
      href: address(fieldLink(about, opensSectors)),
      actHref: act ? address(actLink(act, read, about, opensSectors)) : undefined,
    };
  };
  const page = (hash: string) => address({ path: TODAY, filters: {}, hash });
  return {
    ...{ day, isBetweenSeasons: read.season === null },
    fields: read.fields.slice(0, MOST_FIELDS).map(lineOf),
    hidden: Math.max(0, read.fields.length - MOST_FIELDS),
    counted: { of: read.rows.length, without: read.withoutCounts },
    ...{ todayHref: page(''), settingsHref: page(MAILING_HASH) },
  };
}
