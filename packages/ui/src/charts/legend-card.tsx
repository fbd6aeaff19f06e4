import { Fragment } from 'react';
import { css } from 'styled-components';
import { Skeleton } from '../controls/skeleton/skeleton.tsx';
import { focusRing, MEDIA, notOnPaper, textSize } from '../theme/mixins.ts';
import { styled } from '../theme/styled.ts';
import { RADIUS } from '../theme/tokens.ts';
import { unitAfter } from '../words/figures.ts';
import { type ChartSeries, type ChartState, isVisible, type LastRecord } from './chart-series.ts';
import { seasonSign } from './emphasis.tsx';
import { rangeAt } from './provenance.ts';
import { datedText } from './span.ts';
import { Mark } from './time-chart/cursor/cursor-parts.ts';
import { type LegendCardProps, useCardPress } from './use-card-press.ts';
import { useChartSpeech } from './words.ts';

/** Phones: the cards stand in pairs. */
const PAIRED = '@media (max-width: 479.98px)';

/** A hidden series and another season take less room in the column beside the chart: its value stands beside its name. */
const compact = css`
  grid-template-columns: 14px minmax(0, 1fr) auto;
  padding-block: 6px;
  & > strong { grid-column: 3; font-size: ${textSize('base')}; }
  & > small { grid-column: 2 / -1; }
`;

/** A button; a `div` while its record is loading. */
const Card = styled.button`
  display: grid;
  grid-template-columns: 14px 1fr;
  gap: 0 8px;
  align-content: start;
  width: 100%;
  padding: 8px 12px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${RADIUS.card}px;
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('compact')};
  line-height: 1.35;
  text-align: left;

  & > * { grid-column: 2; }
  & > i { grid-column: 1; margin-top: 2px; place-self: start center; }
  & > i[data-kind='line'], & > i[data-kind='step'] { margin-top: 7px; }
  & > i[data-kind='band'] { margin-top: 3px; }

  & > span {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  & > span, & > small { text-wrap: balance; }
  & > small { font-size: ${textSize('small')}; }
  & > small > span { display: inline-block; }

  &:enabled { cursor: pointer; }
  &:enabled:hover { background: ${({ theme }) => theme.color.sunken}; }
  &:focus-visible { ${focusRing} }

  &[aria-pressed='false'] {
    border-style: dashed;
    background: transparent;
    & > i { background: transparent; box-shadow: inset 0 0 0 1.5px ${({ theme }) => theme.color.control}; }
    & > strong { color: ${({ theme }) => theme.color.muted}; }
  }

  &[data-compared] { @media (min-width: 480px) { ${compact} } }
  &[data-hidden] { @container chart (min-width: 720px) { ${compact} } ${notOnPaper} }

  @media (pointer: coarse) { min-height: 44px; }
  ${MEDIA.narrow} { padding: 10px 12px; }
  /* The notes of two cards in one row of a phone may take one line or two: the row keeps room for two. */
  ${PAIRED} { div&:not(:last-child:nth-child(odd)) > small { min-height: 2em; } }
`;

const Value = styled.strong`
  color: ${({ theme }) => theme.color.text};
  font-size: ${textSize('title')};
  font-weight: 700;
  line-height: 1.3;
  span { font-size: ${textSize('compact')}; font-weight: 400; color: ${({ theme }) => theme.color.muted}; }
`;

/** Drawn as a picture, because not every system has a letter of this form. */
const Arrow = styled.svg`
  width: 10px;
  height: 8px;
  margin-left: 4px;
  fill: ${({ theme }) => theme.color.muted};
`;

/** A series' sign, name, last record and its date. Pressing it shows or hides the series. */
export function LegendCard({ series, onToggle }: LegendCardProps) {
  const speech = useChartSpeech();
  const { words, figures } = speech;
  const figure = (value: number) => figures.number(value, series.decimals);
  const shown = isVisible(series);
  const { lastRecord } = series;
  const range = seriesRange(series);
  const press = useCardPress({ series, onToggle });
  const { running } = series;
  const notes = [
    lastRecord && datedText(series, lastRecord.x, speech),
    lastRecord?.note,
    lastRecord?.before === undefined ? undefined : words.before(figure(lastRecord.before)),
    running && `${running.note}: ${figure(running.y)}`,
    shown ? undefined : words.hidden,
  ];
  return (
    <Card
      type="button"
      aria-pressed={shown}
      data-hidden={shown ? undefined : ''}
      data-compared={series.compared}
      data-card-of={seasonSign(series)}
      disabled={!onToggle}
      {...press}
    >
      <Mark
        $color={series.color}
        $kind={series.kind}
        $isUnsent={series.isUnsent}
        $compared={series.compared}
        data-kind={series.kind}
      />
      <span title={series.label.length > 60 ? series.label : undefined}>{series.label}</span>
      <Value>
        {lastRecord ? (
          <>
            {figure(lastRecord.y)} <span>{unitAfter(lastRecord.y, series.unit)}</span>
            <Change record={lastRecord} />
          </>
        ) : range ? (
          <>
            {words.range(figure(range.low), figure(range.high))} <span>{series.unit}</span>
          </>
        ) : (
          <span>{words.noRecord}</span>
        )}
      </Value>
      <Notes text={notes.filter(Boolean).join(SEPARATOR)} />
    </Card>
  );
}

/** An arrow: whether the value is higher or lower than the record before. The notes say the same in words. */
function Change({ record: { y, before = y } }: { readonly record: LastRecord }) {
  if (y === before) return null;
  return (
    <Arrow viewBox="0 0 10 8" aria-hidden>
      <path d={y > before ? 'M5 0L10 8H0Z' : 'M5 8L0 0H10Z'} />
    </Arrow>
  );
}

/** A card whose record is loading. It has its final height, so that nothing below moves later. */
function WaitingCard({ series }: LegendCardProps) {
  return (
    <Card as="div" data-hidden={isVisible(series) ? undefined : ''}>
      <Mark $color={series.color} $kind={series.kind} data-kind={series.kind} />
      <span>{series.label}</span>
      <Value>
        <Skeleton $width="40%" />
      </Value>
      <small>
        <Skeleton $width="60%" />
      </small>
    </Card>
  );
}

const SEPARATOR = ' · ';

/** The space before the day at the end of a note. A phone may break `desde biofix 4 oct 2026` there. */
const BEFORE_DAY = / (?=\d{1,2} \p{L}{3} \d{4}$)/u;

/**
 * The parts of a note, each kept on one line if it fits: a date is not broken, and no line begins with a dot.
 */
function Notes({ text }: { readonly text: string }) {
  const notes = text.split(SEPARATOR);
  const parts = notes.flatMap((note, i) =>
    note.split(BEFORE_DAY).map((part, j, all) => {
      const isEnd = j === all.length - 1 && i < notes.length - 1;
      return { key: `${note} ${j}`, text: isEnd ? `${part} ·` : part };
    }),
  );
  return (
    <small>
      {parts.map((part, i) => (
        <Fragment key={part.key}>
          {i > 0 && ' '}
          <span>{part.text}</span>
        </Fragment>
      ))}
    </small>
  );
}

/** Lowest and highest value of a band; null for other series and for a band without range. */
function seriesRange(series: ChartSeries): { low: number; high: number } | null {
  if (series.kind !== 'band') return null;
  let all: { low: number; high: number } | null = null;
  series.x.forEach((_, i) => {
    const range = rangeAt(series, i);
    if (range === null) return;
    all = {
      low: Math.min(range.low, all?.low ?? range.low),
      high: Math.max(range.high, all?.high ?? range.high),
    };
  });
  return all;
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(148px, 100%), 1fr));
  gap: 8px;
  align-content: start;
  /* A card that is left over takes the whole row. */
  ${PAIRED} { & > :last-child:nth-child(odd) { grid-column: 1 / -1; } }
`;

export interface LegendCardsProps extends Pick<LegendCardProps, 'onToggle'> {
  readonly series: readonly ChartSeries[];
  readonly state?: ChartState;
}

/** The cards of a chart: a column beside it, or a grid below it. A chart without data has none. */
export function LegendCards({ series, state = 'ready', onToggle }: LegendCardsProps) {
  const { words } = useChartSpeech();
  if (state === 'error' || state === 'empty') return null;
  const One = state === 'loading' ? WaitingCard : LegendCard;
  return (
    <Cards role="group" aria-label={words.list} aria-hidden={state === 'loading'}>
      {series.map((one) => (
        <One key={one.id} series={one} onToggle={onToggle} />
      ))}
    </Cards>
  );
}
