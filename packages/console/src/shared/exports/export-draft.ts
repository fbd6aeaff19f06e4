import type { ExportRequest } from '@vigia/api/client';
import { parseIsoDate } from '@vigia/domain';
import { EXPORT_TABLE_WORDS } from '@vigia/domain/es';
import type { ExportFormat, ExportTable, FieldErrors, Season, Sector } from '@vigia/domain/farm';
import type { ExportWords } from './words.ts';

export type ExportKind = ExportFormat | 'map' | 'calendar';

/** Whose data may be exported. */
export interface ExportSource {
  readonly client: { readonly id: number; readonly name: string };
  readonly sectors: readonly Sector[];
  /** Newest first. */
  readonly seasons: readonly Season[];
}

/** What the dialog holds; a season or, with `days`, the two dates. */
export interface ExportDraft {
  readonly sectorId: number | 'all';
  readonly seasonId: number | 'days';
  readonly start: string;
  readonly end: string;
  readonly kind: ExportKind;
  readonly tables: readonly ExportTable[];
}

/** Whether a kind of file has the tables that were ticked. */
export const hasTables = (kind: ExportKind): kind is Exclude<ExportFormat, 'pdf'> =>
  kind !== 'map' && kind !== 'calendar' && kind !== 'pdf';

export type ExportField = 'start' | 'end' | 'tables';

export function draftErrors(words: ExportWords, draft: ExportDraft): FieldErrors<ExportField> {
  const byDays = draft.seasonId === 'days';
  const [start, end] = [parseIsoDate(draft.start), parseIsoDate(draft.end)];
  return {
    ...(byDays && start === null && { start: words.noDay }),
    ...(byDays && end === null && { end: words.noDay }),
    ...(byDays && start !== null && end !== null && end < start && { end: words.wrongOrder }),
    ...(hasTables(draft.kind) && draft.tables.length === 0 && { tables: words.noTable }),
  };
}

/** The call of a draft without errors. */
export function requestOf({ client }: ExportSource, draft: ExportDraft): ExportRequest {
  const { sectorId, seasonId, start, end } = draft;
  return {
    clientId: client.id,
    ...(sectorId !== 'all' && { sectorId }),
    ...(seasonId === 'days'
      ? { start: parseIsoDate(start) ?? undefined, end: parseIsoDate(end) ?? undefined }
      : { seasonId }),
  };
}

/** Name of the file: what it contains, of which field or client, and when. */
export function exportName(words: ExportWords, source: ExportSource, draft: ExportDraft): string {
  const { kind, tables, sectorId, seasonId, start, end } = draft;
  const [only] = tables;
  const title = !hasTables(kind)
    ? words.names[kind]
    : tables.length === 1 && only
      ? EXPORT_TABLE_WORDS[only]
      : words.names.tables;
  const of = source.sectors.find(({ id }) => id === sectorId)?.name ?? source.client.name;
  const season = source.seasons.find(({ id }) => id === seasonId);
  return [title, of, season?.name ?? words.names.days(start, end)].join(' ');
}
