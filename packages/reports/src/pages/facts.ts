import { expectationText, formatDate } from '@vigia/domain/es';
import { controlEstimate, type ReportData, showsCsgCode } from '@vigia/domain/reports';
import { spanText, WORDS } from './words.ts';

export interface Fact {
  readonly name: string;
  readonly value: string;
  /** Its text is longer than a column: it has a row of its own. */
  readonly isWide: boolean;
}

/** Most letters in a column. */
const LONGEST = 120;

/** The facts above the maps of the first page: what the report is about. */
export function factsOf(data: ReportData): Fact[] {
  const { sector, pests, options } = data;
  const [pest] = pests;
  const date = (day: ReportData['options']['applicationDate']) => day && formatDate(day);
  const csg = data.document === 'pest' && showsCsgCode(pest?.pestId ?? null) ? options.csg.trim() : '';
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [WORDS.client, data.client.name],
    [WORDS.sector, sector?.name ?? WORDS.allSectors],
    [WORDS.address, sector?.address],
    [WORDS.season, data.seasonName ?? WORDS.allSeasons],
    [WORDS.crop, data.cropName],
    [pests.length > 1 ? WORDS.pests : WORDS.pest, pests.map(({ pestName }) => pestName).join(', ')],
    [WORDS.period, spanText(data)],
    [WORDS.stations, String(data.stations.length)],
    [WORDS.csg, csg],
    [WORDS.control, controlText(data)],
    [WORDS.application, date(options.applicationDate)],
  ];
  return facts.flatMap(([name, value]) => (value ? [{ name, value, isWide: value.length > LONGEST }] : []));
}

/** The day of control as the user chose it, or the estimate from the degree-days of each pest. */
function controlText({ options, pests, today }: ReportData): string | null {
  const { controlDate } = options;
  if (controlDate !== 'estimated') return controlDate && formatDate(controlDate);
  const days = pests.flatMap((pest) => {
    const estimate = controlEstimate(pest, today);
    if (!estimate) return [];
    const day = expectationText(estimate);
    return [pests.length > 1 ? WORDS.controlOf(pest.pestName, day) : day];
  });
  return days.join('; ');
}
