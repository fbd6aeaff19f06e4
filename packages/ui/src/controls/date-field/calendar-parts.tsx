import { type CalendarDate, parseDate } from '@internationalized/date';
import { type IsoDate, parseIsoDate } from '@vigia/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components';
import { focusRing, textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { LAYOUT, RADIUS } from '../../theme/tokens.ts';
import { Opener } from './calendar-opener.tsx';

/** A day for the calendar; null for text that is not a day. */
export const calendarDay = (value: string): CalendarDate | null => {
  const day = parseIsoDate(value);
  return day === null ? null : parseDate(day);
};
export const dayOf = (date: { toString(): string }): IsoDate => date.toString() as IsoDate;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding-bottom: 8px;
  h2 {
    margin: 0;
    font-size: ${textSize('large')};
    font-weight: 600;
    &::first-letter { text-transform: uppercase; }
  }
`;

const Turn = styled(Opener)`margin: 0;`;

const Titles = styled.div`
  display: flex;
  flex: 1;
  justify-content: space-around;
`;

/** The names of the months shown, with buttons to the previous and next month. */
export function CalendarHead({ months = 1 }: { readonly months?: 1 | 2 }) {
  return (
    <Head>
      <Turn slot="previous">
        <ChevronLeft size={20} aria-hidden />
      </Turn>
      <Titles>
        <CalendarHeading />
        {months === 2 && <CalendarHeading offset={{ months: 1 }} />}
      </Titles>
      <Turn slot="next">
        <ChevronRight size={20} aria-hidden />
      </Turn>
    </Head>
  );
}

const Grid = styled(CalendarGrid)`
  border-collapse: collapse;
  td { padding: 1px 0; }
`;

const HeaderCell = styled(CalendarHeaderCell)`
  padding: 4px 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('small')};
  font-weight: 500;
  text-transform: lowercase;
`;

const Cell = styled(CalendarCell)<{ $today: boolean }>`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 36px;
  height: 36px;
  border-radius: ${RADIUS.control}px;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  outline: none;
  ${({ $today, theme }) => $today && `box-shadow: inset 0 0 0 1px ${theme.color.primary}; font-weight: 700;`}

  &[data-outside-month] { visibility: hidden; }
  &[data-hovered] { background: ${({ theme }) => theme.color.primaryTint}; }
  &[data-disabled], &[data-unavailable] {
    color: ${({ theme }) => theme.color.muted};
    text-decoration: line-through;
    cursor: not-allowed;
  }
  &[data-selected] { background: ${({ theme }) => theme.color.primary}; color: ${({ theme }) => theme.color.onPrimary}; }
  [data-range] &[data-selected]:not([data-selection-start], [data-selection-end]) {
    border-radius: 0;
    background: ${({ theme }) => theme.color.primaryTint};
    color: ${({ theme }) => theme.color.primaryStrong};
  }
  &[data-focus-visible] { ${focusRing} outline-offset: 1px; position: relative; z-index: 1; }
  @media (pointer: coarse) { width: ${LAYOUT.touchTarget}px; height: ${LAYOUT.touchTarget}px; }
`;

interface MonthProps {
  /** Marked with a ring in the calendar. */
  readonly today: IsoDate | undefined;
  /** Months after the first one shown. */
  readonly offset?: number;
}

/** The days of one month under their weekdays. */
export function Month({ today, offset = 0 }: MonthProps) {
  return (
    <Grid offset={{ months: offset }} weekdayStyle="short">
      <CalendarGridHeader>{(day) => <HeaderCell>{day}</HeaderCell>}</CalendarGridHeader>
      <CalendarGridBody>{(date) => <Cell date={date} $today={dayOf(date) === today} />}</CalendarGridBody>
    </Grid>
  );
}
