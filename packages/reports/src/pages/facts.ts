import { expectationText, formatDate } from '@vigia/domain/es';
import { controlEstimate, type ReportData, showsCsgCode } from '@vigia/domain/reports';
import { spanText, WORDS } from './words.ts';

export interface Fact {
  readonly name: string;
  readonly value: string;
  /** Longer than a column: it has a row of its own. */
  readonly isWide: boolean;
}

/** Letters that a column has room for. */
const LONGEST = 120;

/** What the first page says above the maps: what the report is about. */
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

/** The day of control as a person states it, or by the degree-days of each pest. */
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
