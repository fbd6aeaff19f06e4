import { dayNumberOf, type IsoDate, isoDateOfDayNumber } from '@vigia/domain';
import type { FieldMarker } from '@vigia/domain/events';

/** What happened on a day, as a chart of a page marks it. */
export type Mark = Pick<FieldMarker, 'date' | 'kind' | 'label' | 'author'>;

/** One line of a chart: a mark, or several that fall together. */
export interface JoinedMark extends Mark {
  readonly id: string;
  /** Its number in the page's list. */
  readonly number: number;
  /** Other kinds among what is joined. */
  readonly also: readonly Mark['kind'][];
}

/** The list's entry of one number. */
export interface NumberedMarks {
  readonly number: number;
  /** Each once, by day, with the charts that mark it, by their place on the page. */
  readonly marks: readonly (Mark & { readonly charts: readonly number[] })[];
}

interface JoinedMarks {
  /** Of each chart, in its order. */
  readonly charts: readonly (readonly JoinedMark[])[];
  readonly list: readonly NumberedMarks[];
}

/** Days of one number, ascending, and where its line stands: at their middle. */
interface Group {
  readonly days: readonly number[];
  readonly at: number;
}

/**
 * Numbers the marks of a page's charts from the earliest on. Marks closer than `apart` days, on whichever of the charts,
 * share a number on all of them. A line stands in the middle of what its own chart marks, or in the middle of all that has
 * its number where it would come too close to the next one.
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

/** The groups once the closest ones are joined, until all of them stand apart. */
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

/** Lines that come too close to each other go where all charts have their numbers, as these are apart. */
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

/** Those of the days from `start` to `end`. */
export const marksWithin = <One extends { readonly date: IsoDate }>(
  marks: readonly One[],
  { start, end }: { readonly start: IsoDate; readonly end: IsoDate },
): One[] => marks.filter(({ date }) => date >= start && date <= end);
