import { type ReportData, type ReportSection, reportSections } from '@vigia/domain/reports';
import { factsOf } from './facts.ts';
import { ALL_NAMES, LONGEST_NAME, MAP_HEIGHT, PX_A_MM } from './maps.tsx';
import { type Density, summaryDensity, summaryHeight } from './summary.tsx';
import { shortened } from './words.ts';

export interface FrontPagePlan {
  /**
   * Sections of the summary on the first page; in a follow-up the rest stands above the charts of its last
   * page.
   */
  readonly first: readonly ReportSection[];
  readonly rest: readonly ReportSection[];
  readonly density: Density;
  /** Height of the drawn maps, px. */
  readonly mapHeight: number;
}

/** Height for facts, maps, the names of stations and the summary, mm. */
const ROOM = 245;
/** Height of the maps' headings and of the space around the summary, mm. */
const HEADINGS = 32;
/** mm: lower maps are hard to read, higher ones would be wider than the page. */
const LEAST_MAPS = 48;
const MOST_MAPS = 75;
/**
 * Letters per line of a fact in a column, of a fact across the page, of names across the page; and heights of a
 * line and of a small line, mm.
 */
const LINE = { column: 34, wide: 105, names: 150, height: 4.8, small: 3.9 };
const COLUMNS = 3;

/**
 * Plans the first page: in a follow-up the maps keep a readable size, and the summary continues on the second
 * page if it does not fit.
 */
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

/** Number of sections that fit in `room` mm: at least one. */
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

/** Height of the stations' names below the maps and of the pests that are left out, mm. */
function smallWordsHeight({ stations, otherPests }: ReportData): number {
  const names = Math.min(
    ALL_NAMES,
    stations.map(({ name }) => shortened(name, LONGEST_NAME).length + 5).reduce((sum, one) => sum + one, 0),
  );
  return (Math.ceil(names / LINE.names) + (otherPests.length > 0 ? 3 : 0)) * LINE.small;
}
