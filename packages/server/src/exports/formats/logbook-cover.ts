import { dayOfInstant } from '@vigia/domain';
import type { ExportColumn } from '../columns.ts';
import type { ExportReader, ExportRow } from '../reader.ts';
import { LOGBOOK_WORDS } from '../words.ts';
import { rowsXml, SHEET_ENDS, sheetBegins } from './sheet-xml.ts';

const { cover } = LOGBOOK_WORDS;

/** A line of the cover. */
interface Fact {
  readonly label: string;
  readonly kind: ExportColumn['kind'];
  readonly value: ExportRow[string];
}

/**
 * The cover of a logbook as a sheet of its own, so that the table keeps its head in the first row: of whom, where and when,
 * and who made it on which day.
 */
export async function* logbookCover(reader: ExportReader): AsyncGenerator<string> {
  const columns = (kind: ExportColumn['kind']): ExportColumn[] => [
    { name: 'label', kind: 'text', heading: LOGBOOK_WORDS.title },
    { name: 'value', kind, heading: '' },
  ];
  yield sheetBegins(columns('text'));
  const facts = await factsOf(reader);
  for (const [at, { label, kind, value }] of facts.entries())
    yield rowsXml([{ label, value }], columns(kind), at + 2);
  yield SHEET_ENDS;
}

async function factsOf({ subject, shown, now, madeBy }: ExportReader): Promise<Fact[]> {
  const { client, sector, season, days } = subject;
  const [named] = shown([
    {
      ...{ client_id: client.id, client_name: client.name },
      ...(sector && { sector_id: sector.id, sector_name: sector.name }),
      user_email: await madeBy(),
    },
  ]);
  return [
    { label: cover.client, kind: 'text', value: named!.client_name },
    { label: cover.sector, kind: 'text', value: named!.sector_name ?? cover.allSectors },
    { label: cover.season, kind: 'text', value: season?.name ?? cover.noSeason },
    { label: cover.start, kind: 'day', value: days.start },
    { label: cover.end, kind: 'day', value: days.end },
    { label: cover.made, kind: 'day', value: dayOfInstant(now) },
    { label: cover.by, kind: 'text', value: named!.user_email ?? cover.program },
  ];
}
