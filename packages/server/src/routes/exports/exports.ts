import {
  CALENDAR_TYPE,
  ExportDictionary,
  ExportSpan,
  ExportTables,
  exportTables,
  IdParam,
  MAP_TYPE,
  namesOf,
} from '@vigia/api/contract';
import type { Action } from '@vigia/domain/access';
import * as z from 'zod/mini';
import { answerExport } from '../../exports/answer-export.ts';
import { exportDictionary } from '../../exports/dictionary.ts';
import { calendar } from '../../exports/formats/calendar.ts';
import { geoJson } from '../../exports/formats/geojson.ts';
import { logbookPdf } from '../../exports/formats/logbook-pdf.ts';
import type { ExportReader } from '../../exports/reader.ts';
import { tablesFile } from '../../exports/table-files.ts';
import { FILE_WORDS } from '../../exports/words.ts';
import { invalidField } from '../../http/problem.ts';
import { route, type ScopedCall } from '../../http/route.ts';

const ofClient = z.object({ client_id: IdParam });
const aClient = { kind: 'session', action: 'series.read', target: 'client' } as const;
/** By what a program is let read the rows of a table. */
const READ_BY: Readonly<Record<ExportTables['tables'][number], readonly Action[]>> = {
  readings: ['series.read'],
  climate: ['series.read'],
  captures: ['series.read'],
  events: ['event.read'],
  logbook: ['event.read', 'product.read', 'harvest-date.read', 'biofix.read', 'series.read'],
  fields: ['sector.read'],
  stations: ['station.read'],
  seasons: ['season.read'],
  biofixes: ['biofix.read'],
};
const readBy = ({ tables, format }: ExportTables): readonly Action[] => [
  ...tables.flatMap((table) => READ_BY[table]),
  ...(format === 'pdf' ? (['report.print'] as const) : []),
];
const LIMITS =
  'A season, a range of days, or a season with another first or last day; 3,700 days at most. Four exports at a time for one person. A file that breaks off ends without the end of the answer.';

const NAMES = namesOf(exportTables);

function fileOf(
  call: Pick<ScopedCall, 'c' | 'scope' | 'services'> & { query: ExportTables },
  reader: ExportReader,
) {
  const { tables, format } = call.query;
  if (format !== 'pdf') return tablesFile({ tables, format }, reader);
  if (tables.some((table) => table !== 'logbook'))
    throw invalidField(NAMES.tables, 'Un PDF contiene solo el cuaderno de campo (logbook)');
  return logbookPdf(call, reader, NAMES.start);
}

export const exportRoutes = [
  route({
    method: 'get',
    path: '/v2/clients/{client_id}/exports/tables',
    refuses: ['too-many-requests'],
    summary: 'Tables of a client or of one of its sectors as a file, of a season or some days',
    about: `Readings, daily climate, captures, reports from the field, the logbook of applications, fields, stations, seasons, biofixes. One table is a file of its own; several are a workbook, or a ZIP archive with a dictionary. \`pdf\` is the logbook alone, thirty a minute for one person. ${LIMITS}`,
    answered: 'The file: `text/csv`, an `.xlsx` workbook, Parquet, PDF or `application/zip`.',
    access: aClient,
    param: ofClient,
    query: ExportTables,
    answer: null,
    run: (call) =>
      answerExport(call, call.param.client_id, call.query, readBy(call.query), (reader) =>
        fileOf(call, reader),
      ),
  }),
  route({
    method: 'get',
    path: '/v2/clients/{client_id}/exports/map',
    refuses: ['too-many-requests'],
    summary: 'Fields and stations of a client, or of one of its sectors, as GeoJSON',
    about: LIMITS,
    answered: 'A `FeatureCollection` of points (RFC 7946), as `application/geo+json`.',
    access: aClient,
    param: ofClient,
    query: ExportSpan,
    answer: null,
    run: (call) =>
      answerExport(call, call.param.client_id, call.query, ['sector.read', 'station.read'], (reader) => ({
        title: FILE_WORDS.map,
        chunks: geoJson(reader),
        type: MAP_TYPE,
        extension: 'geojson',
        isText: true,
      })),
  }),
  route({
    method: 'get',
    path: '/v2/clients/{client_id}/exports/calendar',
    refuses: ['too-many-requests'],
    summary:
      'Seasons, biofixes, stages of pests and reports from the field of a client, or of one of its sectors, as a calendar',
    about: `Stages that began, and until the end of the running season those that are expected, marked as estimated. ${LIMITS}`,
    answered: 'A calendar of whole days (RFC 5545), as `text/calendar`.',
    access: aClient,
    param: ofClient,
    query: ExportSpan,
    answer: null,
    run: (call) =>
      answerExport(
        call,
        call.param.client_id,
        call.query,
        ['season.read', 'biofix.read', 'event.read', 'series.read'],
        (reader) => ({
          title: FILE_WORDS.calendar,
          chunks: calendar(reader, call.services.now()),
          type: CALENDAR_TYPE,
          extension: 'ics',
          isText: true,
        }),
      ),
  }),
  route({
    method: 'get',
    path: '/v2/exports/dictionary',
    summary: 'What the columns of exported tables are called and mean, in Spanish and in English',
    access: { kind: 'session', action: 'account.own', target: 'none' },
    answer: ExportDictionary,
    run: async () => ({ items: exportDictionary() }),
  }),
];
