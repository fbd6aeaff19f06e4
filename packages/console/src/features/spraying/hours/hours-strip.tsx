import { type IsoDate, weekdayOf } from '@vigia/domain';
import { formatShortDay, weekdayWord } from '@vigia/domain/es';
import { HOUR_FAULTS, type HourFault, type SprayHour } from '@vigia/domain/spraying';
import { MEDIA, textSize, useWords, visuallyHidden } from '@vigia/ui';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { DayOfHours } from './days-of-hours.ts';
import { SPRAY_HOURS, saysOf } from './words.ts';

/** What stands in a cell, so that it does not depend on its colour. */
const MARKS: Readonly<Record<HourFault | 'good', ReactNode>> = {
  good: <Check size={12} strokeWidth={3} />,
  ...{ rain: 'L', 'rain-after': 'D', windy: 'V', still: 'I', night: '·', unknown: '?' },
};
const STATUS: Readonly<Record<HourFault | 'good', 'ok' | 'warning' | 'error' | 'neutral'>> = {
  ...{ good: 'ok', rain: 'error', 'rain-after': 'warning', windy: 'error', still: 'warning' },
  ...{ night: 'neutral', unknown: 'neutral' },
};
type Kind = keyof typeof MARKS;
const kindOf = ({ faults }: SprayHour): Kind => faults[0] ?? 'good';

const mark = css<{ $kind: Kind }>`
  color: ${({ theme, $kind }) => ($kind === 'good' ? theme.color.surface : theme.status[STATUS[$kind]].text)};
  background: ${({ theme, $kind }) => {
    const { main, tint } = theme.status[STATUS[$kind]];
    return $kind === 'good' ? main : tint;
  }};
  font-size: ${textSize('small')};
  font-weight: 600;
  line-height: 1;
  text-align: center;
`;
const Grid = styled.table`
  width: 100%;
  max-width: 900px;
  border-collapse: separate;
  border-spacing: 1px;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;
  th { font-weight: 400; text-align: left; white-space: nowrap; }
  thead th { color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('small')}; overflow: visible; }
  thead th:first-child { width: 92px; }
  ${MEDIA.narrow} {
    thead th:first-child { width: 62px; }
    tbody th { font-size: ${textSize('small')}; }
  }
`;
const Cell = styled.td<{ $kind: Kind }>`
  height: 26px;
  padding: 0;
  border-radius: 2px;
  ${mark}
  svg { display: block; max-width: 100%; margin: 0 auto; }
  ${MEDIA.narrow} { font-size: 10px; }
`;
const Hidden = styled.span`${visuallyHidden}`;
const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
  li { display: inline-flex; align-items: center; gap: 6px; }
`;
const Swatch = styled.span<{ $kind: Kind }>`
  display: inline-grid;
  place-items: center;
  width: 18px;
  height: 18px;
  border-radius: 2px;
  ${mark}
`;

/** `sáb 28 nov` */
const dayName = (date: IsoDate) => `${weekdayWord(weekdayOf(date)).slice(0, 3)} ${formatShortDay(date)}`;
const clockOf = (hour: number) => `${String(hour).padStart(2, '0')} h`;
const CLOCKS = Array.from({ length: 24 }, (_, hour) => hour);
/** Hours that are named above the strip. */
const NAMED_EVERY = 3;

/** The hours of the next days as a table: a row for each day, a mark for each hour. */
export function HoursStrip({ days }: { readonly days: readonly DayOfHours[] }) {
  const words = useWords(SPRAY_HOURS);
  const there = new Set(days.flatMap(({ byClock }) => byClock.flatMap((hour) => (hour ? kindOf(hour) : []))));
  const kinds = (['good', ...HOUR_FAULTS] as const).filter((kind) => there.has(kind));
  return (
    <>
      <Grid aria-label={words.strip}>
        <thead>
          <tr>
            <th scope="col">
              <Hidden>{words.stripDay}</Hidden>
            </th>
            {CLOCKS.map((hour) => (
              <th key={hour} scope="col">
                {hour % NAMED_EVERY === 0 ? hour : <Hidden>{hour}</Hidden>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, byClock }) => (
            <tr key={date}>
              <th scope="row">{dayName(date)}</th>
              {CLOCKS.map((clock) => {
                const hour = byClock[clock];
                if (!hour) return <td key={clock} />;
                const says = `${clockOf(clock)}: ${saysOf(hour, words)}; ${words.figuresOf(hour)}`;
                return (
                  <Cell key={clock} $kind={kindOf(hour)} title={`${dayName(date)}, ${says}`}>
                    <span aria-hidden>{MARKS[kindOf(hour)]}</span>
                    <Hidden>{says}</Hidden>
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
      <Legend aria-label={words.legend}>
        {kinds.map((kind) => (
          <li key={kind}>
            <Swatch $kind={kind} aria-hidden>
              {MARKS[kind]}
            </Swatch>
            {kind === 'good' ? words.good : words.faults[kind]}
          </li>
        ))}
      </Legend>
    </>
  );
}
