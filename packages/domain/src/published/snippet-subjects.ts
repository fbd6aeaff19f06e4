import type { Sector } from '../farm/sector.ts';
import type { Station } from '../farm/station.ts';
import type { EmbedMetric } from './widgets.ts';
import { type EmbedLocale, PLACE_KINDS } from './words.ts';

/** What a publishable key opens. */
export interface EmbedOpened {
  readonly sectorIds: readonly number[];
  readonly stationIds: readonly number[];
  readonly metrics: readonly EmbedMetric[];
}

/** A sector or station that a key opens, with the kinds of figure it has there. */
export interface SnippetSubject {
  /** `sector-3`, `station-8`. */
  readonly id: string;
  /** Of the sector, or of the station. */
  readonly name: string;
  readonly sectorId: number;
  /** Null for the sector as a whole. */
  readonly stationId: number | null;
  readonly metrics: readonly EmbedMetric[];
}

/** Sectors first, then stations opened by themselves or with their sector; those without figures are left out. */
export function snippetSubjects(
  { sectorIds, stationIds, metrics }: EmbedOpened,
  sectors: readonly Pick<Sector, 'id' | 'name'>[],
  stations: readonly Pick<Station, 'id' | 'name' | 'sectorId'>[],
): SnippetSubject[] {
  const ofSectors = sectors
    .filter(({ id }) => sectorIds.includes(id))
    .map(({ id, name }) => ({
      id: `sector-${id}`,
      name,
      sectorId: id,
      stationId: null,
      metrics: metrics.filter((metric) => metric !== 'card'),
    }));
  const ofStations = stations
    .filter(({ id, sectorId }) => stationIds.includes(id) || sectorIds.includes(sectorId))
    .map(({ id, name, sectorId }) => ({
      id: `station-${id}`,
      name,
      sectorId,
      stationId: id,
      metrics: metrics.filter((metric) => metric !== 'map'),
    }));
  return [...ofSectors, ...ofStations].filter((subject) => subject.metrics.length > 0);
}

/** `Campo Apalta`, `Station Huerto 2`; a name that contains its kind stays as it is, such as `Estación 7`. */
export function subjectInWords(
  { name, stationId }: Pick<SnippetSubject, 'name' | 'stationId'>,
  locale: EmbedLocale,
): string {
  const at = stationId === null ? 0 : 1;
  const says = Object.values(PLACE_KINDS).some((kinds) => saysKind(name, kinds[at]));
  return says ? name : `${PLACE_KINDS[locale][at]} ${name}`;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const saysKind = (name: string, kind: string): boolean => `${plain(name)} `.startsWith(`${plain(kind)} `);
