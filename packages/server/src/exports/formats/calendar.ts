import { dayOfInstant, type EpochMs, isPreliminary, stageLabel } from '@vigia/domain';
import {
  documentName,
  expectationText,
  formatDate,
  formatQuantity,
  PRELIMINARY_MODEL,
} from '@vigia/domain/es';
import { usedDocument } from '@vigia/domain/farm';
import { ICalCalendar, ICalEventTransparency } from 'ical-generator';
import { wordOfCode } from '../columns.ts';
import type { ExportReader, ExportRow } from '../reader.ts';
import type { ExportSubject } from '../subject.ts';
import { fieldEvents } from '../tables/events.ts';
import { biofixRows, seasonRows } from '../tables/farm.ts';
import { type FieldMilestone, milestonesOf } from '../tables/milestones.ts';
import { CALENDAR_WORDS } from '../words.ts';

interface Entry {
  /** The same in every export, so that a calendar that takes the file again has nothing twice. */
  readonly id: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly summary: string;
  readonly lines?: readonly (string | null | undefined)[];
}

const PRODUCT = { company: 'Vigía', product: 'Vigía', language: 'ES' } as const;

/**
 * The season as a calendar (RFC 5545): when it begins and ends, its biofixes, the stages of its pests that began or are
 * expected, and what was reported from the field, each as a whole day, as a report mostly has no time of its own.
 *
 * @param now when the file is made
 */
export async function* calendar(reader: ExportReader, now: EpochMs): AsyncGenerator<string> {
  const { subject, shown } = reader;
  const [client] = shown([{ client_id: subject.client.id, client_name: subject.client.name }]);
  const made = new ICalCalendar({ name: CALENDAR_WORDS.name(client!.client_name), prodId: PRODUCT });
  const add = ({ id, day, summary, lines = [] }: Entry) =>
    made.createEvent({
      id: `${id}@vigia`,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      timezone: 'UTC', // a whole day has no zone; this keeps the day as it is written
      stamp: new Date(now),
      transparency: ICalEventTransparency.TRANSPARENT,
      summary,
      description: lines.filter((line) => line).join('\n'),
    });
  for (const entry of [...seasonRows(reader).flatMap(ofSeason), ...biofixRows(reader).map(ofBiofix)])
    add(entry);
  for (const milestone of await milestonesOf(reader, now)) add(ofMilestone(milestone, subject, now));
  for await (const rows of fieldEvents(reader)) for (const row of rows) add(ofReport(row));
  yield made.toString();
}

const text = (row: ExportRow, column: string): string | null =>
  row[column] === null || row[column] === undefined ? null : String(row[column]);

const ofSeason = (row: ExportRow): Entry[] => [
  {
    id: `season-start-${row.season_id}`,
    day: String(row.date_start),
    summary: CALENDAR_WORDS.seasonStarts(String(row.season_name)),
  },
  {
    id: `season-end-${row.season_id}`,
    day: String(row.date_end),
    summary: CALENDAR_WORDS.seasonEnds(String(row.season_name)),
  },
];

const ofBiofix = (row: ExportRow): Entry => ({
  id: `biofix-${row.biofix_id}`,
  day: String(row.date_biofix),
  summary: CALENDAR_WORDS.biofix(
    wordOfCode('biofix_type', String(row.biofix_type)),
    text(row, 'pest_name') ?? String(row.pest_id),
  ),
  lines: [text(row, 'sector_name'), text(row, 'biofix_comment')],
});

function ofMilestone(milestone: FieldMilestone, { pestNames }: ExportSubject, now: EpochMs): Entry {
  const { seasonId, sectorId, sectorName, pestId, threshold, day, expectation } = milestone;
  const { generation, stage, dd } = threshold;
  const document = usedDocument(pestId);
  const what = CALENDAR_WORDS.stage(
    stageLabel(pestId, stage),
    generation,
    pestNames.get(pestId) ?? String(pestId),
  );
  return {
    id: `milestone-${seasonId}-${sectorId}-${pestId}-${generation}-${stage}`,
    day,
    summary: expectation === null ? what : CALENDAR_WORDS.expected(what),
    lines: [
      sectorName,
      CALENDAR_WORDS.threshold(formatQuantity(dd, 1, '°C·día')),
      expectation && CALENDAR_WORDS.estimate(expectationText(expectation), formatDate(dayOfInstant(now))),
      document && documentName(document),
      isPreliminary(pestId) ? PRELIMINARY_MODEL : null,
    ],
  };
}

function ofReport(row: ExportRow): Entry {
  const stage = text(row, 'phenology_stage');
  const dose = row.dose === null ? null : [row.dose, row.measure].join(' ');
  const place = [text(row, 'sector_name'), text(row, 'station_name')].filter(Boolean).join(', ');
  return {
    id: `report-${row.event_id}`,
    day: String(row.date_event),
    summary: [wordOfCode('type', String(row.type)), place].filter(Boolean).join(': '),
    lines: [
      stage && wordOfCode('phenology_stage', stage),
      text(row, 'pest_name'),
      [text(row, 'product'), dose].filter(Boolean).join(', '),
      text(row, 'comments'),
      text(row, 'user_email'),
    ],
  };
}
