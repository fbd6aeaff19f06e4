import { dayOfInstant, type IsoDate } from '@vigia/domain';
import { formatDate, formatPlain, formatQuantity } from '@vigia/domain/es';
import type { HarvestDate } from '@vigia/domain/farm';
import type { PrintedEntry, PrintedField, PrintedLogbook } from '@vigia/reports';
import { logoOfClient } from '../../stores/farm/client-logos.ts';
import { harvestsOfClient } from '../../stores/farm/harvest-dates.ts';
import type { ExportReader, ExportRow } from '../reader.ts';
import { biofixRows } from '../tables/farm.ts';
import { logbookRows } from '../tables/logbook.ts';
import { LOGBOOK_WORDS } from '../words.ts';

/** The logbook of an export as pages need it: one field that was asked for, or all that have something in it. */
export async function printedLogbook(reader: ExportReader): Promise<PrintedLogbook> {
  const { subject, scope, read, shown, now, madeBy } = reader;
  const { client, sector, season, days, sectors } = subject;
  const rows: ExportRow[] = [];
  for await (const piece of logbookRows(reader)) rows.push(...piece);
  const [logo, harvests] = await read(async (tx) => [
    await logoOfClient(tx, scope, client.id),
    await harvestsOfClient(tx, scope, client.id),
  ]);
  const [named] = shown([
    {
      ...{ client_id: client.id, client_name: client.name, logo: logo?.data_url ?? null },
      user_email: await madeBy(),
    },
  ]);
  const fields = [
    ...shown(sectors.map(({ id, name }) => ({ sector_id: id, sector_name: name }))),
    { sector_id: null, sector_name: LOGBOOK_WORDS.noField },
  ];
  const printed = fields.map(({ sector_id: id, sector_name: name }) => ({
    ...factsOf(reader, harvests, id),
    ...entriesOf(rows.filter((row) => row.sector_id === id)),
    name,
    isAsked: sector !== null && sector.id === id,
  }));
  return {
    client: { id: client.id, name: named!.client_name, logo: named!.logo },
    period: season?.name ?? LOGBOOK_WORDS.days(formatDate(days.start), formatDate(days.end)),
    issued: dayOfInstant(now),
    issuer: named!.user_email,
    fields: printed.filter(
      ({ isAsked, applications, recommendations }) =>
        isAsked || applications.length + recommendations.length > 0,
    ),
  };
}

function factsOf(
  reader: ExportReader,
  harvests: readonly HarvestDate[],
  id: number | null,
): Pick<PrintedField, 'harvests' | 'biofixes'> {
  const { seasons, cropNames } = reader.subject;
  const isOfSeason = ({ seasonId }: HarvestDate) => seasons.some((season) => season.id === seasonId);
  const own = harvests.filter((harvest) => harvest.sectorId === id && isOfSeason(harvest));
  const biofixes = biofixRows(reader).filter((row) => row.sector_id === id);
  return {
    harvests: own.map(({ cropId, date }) => dated(cropNames.get(cropId ?? 0) ?? null, date)),
    biofixes: biofixes.map((row) => dated(text(row, 'pest_name'), day(row, 'date_biofix'))),
  };
}

const entriesOf = (rows: readonly ExportRow[]): Pick<PrintedField, 'applications' | 'recommendations'> => {
  const isApplication = ({ type }: ExportRow) => type === 'agrochemical_application';
  return {
    applications: rows.filter(isApplication).map(entryOf),
    recommendations: rows.filter((row) => !isApplication(row)).map(entryOf),
  };
};

const entryOf = (row: ExportRow): PrintedEntry => ({
  id: Number(row.event_id),
  date: day(row, 'date_event')!,
  crop: text(row, 'crop_name'),
  pest: text(row, 'pest_name'),
  degreeDays: typeof row.degree_days === 'number' ? formatQuantity(row.degree_days, 1, '°C·día') : null,
  stage: text(row, 'pest_stage'),
  captures: number(row, 'captures_7_days'),
  product: text(row, 'product'),
  activeIngredient: text(row, 'active_ingredient'),
  mode: text(row, 'mode_of_action'),
  dose: typeof row.dose === 'number' ? `${formatPlain(row.dose)} ${row.measure ?? ''}`.trim() : null,
  preHarvestDays: number(row, 'pre_harvest_days'),
  firstHarvest: day(row, 'first_harvest_day'),
  markets: text(row, 'market_harvests'),
  reentryHours: number(row, 'reentry_hours'),
  protectedTo: day(row, 'protected_until'),
  responsible: text(row, 'user_email'),
  comments: text(row, 'comments'),
});

const dated = (name: string | null, date: IsoDate | null): string =>
  [name, date && formatDate(date)].filter(Boolean).join(', ');
const text = (row: ExportRow, column: string): string | null => (row[column] as string | null) || null;
const day = (row: ExportRow, column: string): IsoDate | null => (row[column] as IsoDate | null) ?? null;
const number = (row: ExportRow, column: string): number | null => (row[column] as number | null) ?? null;
