import type { SweepPoint } from '@vigia/domain/events';
import { SLIDER_THUMB, textSize, useWords } from '@vigia/ui';
import { css, styled } from 'styled-components';
import { RULE_TEST } from './words.ts';

type Outcome = keyof SweepPoint['outcomes'];
/** From the foot of a bar up. */
const ORDER: readonly Outcome[] = ['before', 'late', 'unjudged', 'nothing'];

/** Not by colour alone: what was for nothing is hatched, what nobody can judge is hollow. */
const look = css<{ $outcome: Outcome }>`
  print-color-adjust: exact;
  ${({ theme: { status, color }, $outcome }) => {
    switch ($outcome) {
      case 'before':
        return css`background: ${status.ok.main};`;
      case 'late':
        return css`background: ${status.neutral.main};`;
      case 'unjudged':
        return css`background: ${color.surface}; box-shadow: inset 0 0 0 1px ${status.neutral.main};`;
      case 'nothing':
        return css`
          background: repeating-linear-gradient(
            45deg, ${status.warning.main} 0 3px, ${color.surface} 3px 5px
          );
          box-shadow: inset 0 0 0 1px ${status.warning.main};
        `;
    }
  }}
`;

const Figure = styled.figure`
  display: grid;
  gap: 8px;
  margin: 0;
  break-inside: avoid;
`;
const Legend = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('compact')};
  span { display: inline-flex; gap: 6px; align-items: center; }
`;
const Swatch = styled.i<{ $outcome: Outcome }>`
  width: 14px;
  height: 14px;
  border-radius: 2px;
  ${look}
`;
const Plot = styled.div`
  position: relative;
  display: flex;
  align-items: flex-end;
  height: 160px;
  margin: 0 ${SLIDER_THUMB / 2}px;
  border-bottom: 1px solid ${({ theme }) => theme.color.control};
`;
/** How high the chart is. */
const Top = styled.span`margin-left: auto;`;
/** A bar as high as the chart, so that a finger meets it where it is low. */
const Column = styled.div<{ $isChosen: boolean }>`
  display: flex;
  flex: 1;
  flex-direction: column-reverse;
  align-items: stretch;
  height: 100%;
  min-width: 0;
  padding: 0 0.5px;
  border: 0;
  background: ${({ theme, $isChosen }) => ($isChosen ? theme.color.primaryTint : 'transparent')};
  box-shadow: ${({ theme, $isChosen }) => ($isChosen ? `0 0 0 2px ${theme.color.primary}` : 'none')};
  cursor: pointer;
`;
const Part = styled.span<{ $outcome: Outcome }>`
  flex: none;
  ${look}
`;

export interface SweepChartProps {
  readonly kind: 'captures' | 'stage';
  /** What each threshold would have done, ascending. */
  readonly points: readonly SweepPoint[];
  /** The chosen threshold; null while none is. */
  readonly threshold: number | null;
  readonly onChoose: (threshold: number) => void;
}

/** The point of a threshold: the nearest one that was tried. */
export const chosenPoint = (
  points: readonly SweepPoint[],
  threshold: number | null,
): SweepPoint | undefined =>
  threshold === null
    ? undefined
    : points.reduce<SweepPoint | undefined>((best, point) => {
        const distance = (each: SweepPoint) => Math.abs(each.threshold - threshold);
        return best && distance(best) <= distance(point) ? best : point;
      }, undefined);

/** Calls by threshold, one bar each, by what became of them. Keys choose with the slider below. */
export function SweepChart({ kind, points, threshold, onChoose }: SweepChartProps) {
  const all = useWords(RULE_TEST);
  const words = all.chart;
  const most = Math.max(1, ...points.map(({ calls }) => calls));
  const chosen = chosenPoint(points, threshold);
  const said = ({ threshold: at, calls, outcomes }: SweepPoint) =>
    words.column(all.threshold.value(kind, at), calls, outcomes.before, outcomes.nothing);
  const few = points.filter((_, i) => i % Math.ceil(points.length / 8) === 0);
  return (
    <Figure>
      <Legend>
        {ORDER.filter((each) => points.some(({ outcomes }) => outcomes[each] > 0)).map((each) => (
          <span key={each}>
            <Swatch $outcome={each} aria-hidden />
            {words.legend[each]}
          </span>
        ))}
        <Top aria-hidden>{words.most(most)}</Top>
      </Legend>
      <Plot role="img" aria-label={`${words.title}. ${words.read(few.map(said))}`}>
        {points.map((point) => (
          <Column
            key={point.threshold}
            $isChosen={point === chosen}
            title={said(point)}
            onPointerDown={() => onChoose(point.threshold)}
            onPointerEnter={({ buttons, pointerType }) =>
              buttons === 1 && pointerType === 'mouse' && onChoose(point.threshold)
            }
          >
            {ORDER.map((each) => (
              <Part
                key={each}
                $outcome={each}
                style={{ height: `${(100 * point.outcomes[each]) / most}%` }}
              />
            ))}
          </Column>
        ))}
      </Plot>
    </Figure>
  );
}
