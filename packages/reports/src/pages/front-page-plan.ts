import { type ReportData, type ReportSection, reportSections } from '@vigia/domain/reports';
import { factsOf } from './facts.ts';
import { ALL_NAMES, LONGEST_NAME, MAP_HEIGHT, PX_A_MM } from './maps.tsx';
import { type Density, summaryDensity, summaryHeight } from './summary.tsx';
import { shortened } from './words.ts';

export interface FrontPagePlan {
  /** What of the summary stands on the first page; a follow-up goes on beside its last charts. */
  readonly first: readonly ReportSection[];
  readonly rest: readonly ReportSection[];
  readonly density: Density;
  /** px of the maps as they are drawn. */
  readonly mapHeight: number;
}

/** mm that facts, maps, the names of stations and the summary share. */
const ROOM = 245;
/** mm of the maps' headings and of what stands around the summary. */
const HEADINGS = 32;
/** mm: lower maps are hard to read, higher ones find no room for their width. */
const LEAST_MAPS = 48;
const MOST_MAPS = 75;
/** mm and letters of lines: of a fact in a column, of one across the page, of small words across the page. */
const LINE = { column: 34, wide: 105, names: 150, height: 4.8, small: 3.9 };
const COLUMNS = 3;

/** How the first page is shared: a follow-up keeps its maps legible, the summary goes on where it finds no room. */
export function frontPagePlan(data: ReportData): FrontPagePlan {
  const sections = reportSections(data);
  const density = summaryDensity(sections);
  if (data.document !== 'follow-up') return { first: sections, rest: [], density, mapHeight: MAP_HEIGHT };
  const room = ROOM - HEADINGS - factsHeight(data) - smallWordsHeight(data);
  const cut = sectionsWithin(sections, density, room - LEAST_MAPS);
  const first = sections.slice(0, cut);
  const free = room - summaryHeight(first, density);
  const mapHeight = Math.round(Math.max(LEAST_MAPS, Math.min(MOST_MAPS, free)) * PX_A_MM);
  return { first, rest: sections.slice(cut), density, mapHeight };
}

/** How many sections find room in so many mm: at least one. */
function sectionsWithin(sections: readonly ReportSection[], density: Density, room: number): number {
  const full = sections.findIndex((_, i) => summaryHeight(sections.slice(0, i + 1), density) > room);
  return full < 0 ? sections.length : Math.max(1, full);
}

/** mm */
function factsHeight(data: ReportData): number {
  const facts = factsOf(data);
  const height = ({ value }: { readonly value: string }, letters: number) =>
    6 + Math.ceil(value.length / letters) * LINE.height;
  const wide = facts.filter(({ isWide }) => isWide);
  const narrow = facts.filter(({ isWide }) => !isWide);
  const rows = narrow.flatMap((_, i) => (i % COLUMNS === 0 ? [narrow.slice(i, i + COLUMNS)] : []));
  return [
    ...wide.map((fact) => height(fact, LINE.wide)),
    ...rows.map((row) => Math.max(...row.map((fact) => height(fact, LINE.column)))),
  ].reduce((sum, one) => sum + one, 0);
}

/** mm of the stations' names below the maps and of the pests that found no room. */
function smallWordsHeight({ stations, otherPests }: ReportData): number {
  const names = Math.min(
    ALL_NAMES,
    stations.map(({ name }) => shortened(name, LONGEST_NAME).length + 5).reduce((sum, one) => sum + one, 0),
  );
  return (Math.ceil(names / LINE.names) + (otherPests.length > 0 ? 3 : 0)) * LINE.small;
}
