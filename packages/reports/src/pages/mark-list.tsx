import type { IsoDate } from '@vigia/domain';
import { formatShortDay } from '@vigia/domain/es';
import type { NumberedMarks } from './joined-marks.ts';
import { WORDS } from './words.ts';

/** A numbered line of the list. */
export interface MarkLine {
  readonly number: number;
  readonly text: string;
}

/** Letters per line of the list, and most lines of it on a page with its charts. */
const LETTERS_A_LINE = 56;
const MOST_LINES = 40;
/** Height of a line, px; lines stand in two columns. */
const LINE = 15;
const COLUMNS = 2;

const linesOf = ({ text }: MarkLine): number => Math.ceil((text.length + 4) / LETTERS_A_LINE);

/**
 * The meaning of each number in the charts.
 *
 * @param whose owner of a mark; empty if it concerns every chart
 */
export function markLines(
  list: readonly NumberedMarks[],
  whose: (mark: NumberedMarks['marks'][number]) => string,
): MarkLine[] {
  return list.map(({ number, marks }) => {
    const owners = [...new Set(marks.map(whose))];
    const texts = owners.map((owner) => {
      const text = daysText(marks.filter((mark) => whose(mark) === owner));
      return owner === '' ? text : `${owner}: ${text}`;
    });
    return { number, text: texts.join('; ') };
  });
}

const labelOf = ({ label, author }: NumberedMarks['marks'][number]): string =>
  author === undefined ? label : `${label} (${WORDS.writtenBy(author)})`;

/** `4 oct biofix y primera captura, 9 oct aplicación · Spinosad` */
function daysText(marks: NumberedMarks['marks']): string {
  const days = [...new Set(marks.map(({ date }) => date))];
  const labelsOf = (day: IsoDate) => marks.filter(({ date }) => date === day).map(labelOf);
  return days.map((day) => `${formatShortDay(day)} ${labelsOf(day).join(' y ')}`).join(', ');
}

/** The first lines, as many as fit. */
function withRoom(marks: readonly MarkLine[]): MarkLine[] {
  let lines = 0;
  return marks.filter((one) => {
    lines += linesOf(one);
    return lines <= MOST_LINES;
  });
}

/** Height of the list on the page, px. */
export function markListHeight(marks: readonly MarkLine[]): number {
  const lines = withRoom(marks).reduce((sum, one) => sum + linesOf(one), 0);
  return lines === 0 ? 0 : Math.ceil(lines / COLUMNS + 1) * LINE + 2 * LINE;
}

/** The list below the charts of a page: the meaning of their numbers. */
export function MarkList({ marks }: { readonly marks: readonly MarkLine[] }) {
  if (marks.length === 0) return null;
  const shown = withRoom(marks);
  return (
    <div className="marks">
      <h3>{WORDS.marks}</h3>
      <ul>
        {shown.map(({ number, text }) => (
          <li key={number}>
            <b>{number}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {shown.length < marks.length && <p>{WORDS.moreMarks(shown.length + 1, marks.length)}</p>}
    </div>
  );
}
