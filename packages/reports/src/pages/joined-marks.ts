import { dayNumberOf, type IsoDate, isoDateOfDayNumber } from '@vigia/domain';
import type { FieldMarker } from '@vigia/domain/events';

/** An event of a day, as a chart of a page marks it. */
export type Mark = Pick<FieldMarker, 'date' | 'kind' | 'label' | 'author'>;

/** One line of a chart: a mark, or several close ones. */
export interface JoinedMark extends Mark {
  readonly id: string;
  /** Its number in the page's list. */
  readonly number: number;
  /** Kinds of the other joined marks. */
  readonly also: readonly Mark['kind'][];
}

/** The entry of one number in the list. */
export interface NumberedMarks {
  readonly number: number;
  /** The marks, each once, by day, with the indices of the charts that show it. */
  readonly marks: readonly (Mark & { readonly charts: readonly number[] })[];
}

interface JoinedMarks {
  /** The marks of each chart, in the order of the charts. */
  readonly charts: readonly (readonly JoinedMark[])[];
  readonly list: readonly NumberedMarks[];
}

/** Days of one number, ascending, and the position of its line: their mean. */
interface Group {
  readonly days: readonly number[];
  readonly at: number;
}

/**
 * Numbers the marks of a page's charts by date. Marks closer than `apart` days, on any of the charts, have the
 * same number on all charts. A line stands at the mean of the marks of its own chart. If that is too close to
 * the next line, it stands at the mean of all marks with its number.
 */
export function joinMarks(charts: readonly (readonly Mark[])[], apart: number): JoinedMarks {
  const days = charts.flat().map(({ date }) => dayNumberOf(date));
  const groups = joined(
    ascending(days).map((day) => groupOf([day])),
    apart,
  );
  return {
    charts: charts.map((marks) => linesOf(marks, groups, apart)),
    list: groups.map((group, i) => ({ number: i + 1, marks: withoutRepeats(charts, group) })),
  };
}

const ascending = (days: readonly number[]): number[] => [...new Set(days)].sort((a, b) => a - b);
const groupOf = (days: readonly number[]): Group => ({
  days,
  at: days.reduce((sum, day) => sum + day, 0) / days.length,
});
const marksOn = (marks: readonly Mark[], { days }: Group): Mark[] =>
  marks.filter(({ date }) => days.includes(dayNumberOf(date)));

/** Joins the closest groups until all of them are at least `apart` days apart. */
function joined(groups: readonly Group[], apart: number): readonly Group[] {
  const gaps = groups.slice(1).map(({ at }, i) => at - groups[i]!.at);
  const least = Math.min(...gaps);
  if (!(least < apart)) return groups;
  const first = gaps.indexOf(least);
  const both = groupOf([...groups[first]!.days, ...groups[first + 1]!.days]);
  return joined([...groups.slice(0, first), both, ...groups.slice(first + 2)], apart);
}

function linesOf(marks: readonly Mark[], groups: readonly Group[], apart: number): JoinedMark[] {
  const drawn = groups.flatMap((group, i) => {
    const own = marksOn(marks, group);
    const days = ascending(own.map(({ date }) => dayNumberOf(date)));
    return own.length === 0 ? [] : [{ own, number: i + 1, at: groupOf(days).at, common: group.at }];
  });
  return keptApart(drawn, apart).map(({ own, number, at }) => {
    const [kind, ...also] = new Set(own.map((mark) => mark.kind));
    const label = [...new Set(own.map((mark) => mark.label))].join(', ');
    return {
      id: `marks-${number}`,
      number,
      kind: kind!,
      also,
      label,
      date: isoDateOfDayNumber(Math.round(at)),
    };
  });
}

/**
 * Moves lines that are too close to each other to the common position of their number, as these are far enough
 * apart.
 */
function keptApart<Line extends { readonly at: number; readonly common: number }>(
  lines: readonly Line[],
  apart: number,
): readonly Line[] {
  const isClose = lines.slice(1).map(({ at }, i) => at - lines[i]!.at < apart);
  const moved = lines.map((line, i) => (isClose[i] || isClose[i - 1] ? { ...line, at: line.common } : line));
  return moved.every(({ at }, i) => at === lines[i]!.at) ? lines : keptApart(moved, apart);
}

const withoutDetail = ({ date, kind, label, author }: Mark): Mark => ({
  date,
  kind,
  label,
  ...(author !== undefined && { author }),
});

function withoutRepeats(charts: readonly (readonly Mark[])[], group: Group): NumberedMarks['marks'] {
  const byText = new Map<string, Mark & { readonly charts: number[] }>();
  charts.forEach((marks, chart) => {
    for (const one of marksOn(marks, group)) {
      const key = `${one.date} ${one.kind} ${one.label} ${one.author ?? ''}`;
      const mark = byText.get(key) ?? { ...withoutDetail(one), charts: [] };
      byText.set(key, { ...mark, charts: [...new Set([...mark.charts, chart])] });
    }
  });
  return [...byText.values()].sort((a, b) => a.date.localeCompare(b.date));
}

/** The marks from `start` to `end`. */
export const marksWithin = <One extends { readonly date: IsoDate }>(
  marks: readonly One[],
  { start, end }: { readonly start: IsoDate; readonly end: IsoDate },
): One[] => marks.filter(({ date }) => date >= start && date <= end);
