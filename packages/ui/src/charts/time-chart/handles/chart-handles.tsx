import { type CSSProperties, useContext } from 'react';
import { css } from 'styled-components';
import { focusRing, notOnPaper, textSize } from '../../../theme/mixins.ts';
import { styled } from '../../../theme/styled.ts';
import { LAYOUT, type MarkerColor } from '../../../theme/tokens.ts';
import { useMedia } from '../../../theme/use-media.ts';
import type { ChartPlan } from '../plan/chart-plan.ts';
import { PlanContext } from '../plan/plan-context.ts';
import { type ChartHandle, type HandlePlace, placeOf, valueAt } from './chart-handle.ts';

/** px; the disc that is drawn, and how much of the plot can be pressed around it. */
const DISC = 18;
const REACH = 32;

/** Below the axes of a chart that scrolls. */
const Layer = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
`;

const Line = styled.div<{ readonly $color: MarkerColor }>`
  position: absolute;
  border: 1.5px solid ${({ theme, $color }) => theme.marker[$color]};
  opacity: 0.9;
`;

const Name = styled.span<{ readonly $color: MarkerColor }>`
  position: absolute;
  padding: 1px 8px;
  border: 1px solid ${({ theme, $color }) => theme.marker[$color]};
  border-radius: 4px;
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  font-size: ${textSize('small')};
  font-weight: 600;
  white-space: nowrap;
`;

const thumb = css<{ readonly $color: MarkerColor; readonly $size: number }>`
  box-sizing: border-box;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: ${({ $size }) => ($size - DISC) / 2}px solid transparent;
  border-radius: 50%;
  background: ${({ theme, $color }) => theme.marker[$color]} padding-box;
  appearance: none;
  pointer-events: auto;
  touch-action: none;
  cursor: grab;
`;

/** A slider whose thumb alone can be pressed: the plot around it stays readable. */
const Thumb = styled.input<{ readonly $color: MarkerColor; readonly $size: number }>`
  position: absolute;
  height: ${LAYOUT.touchTarget}px;
  margin: 0;
  background: transparent;
  appearance: none;
  pointer-events: none;
  touch-action: none;
  ${notOnPaper}
  &[data-moves='value'] {
    width: ${LAYOUT.touchTarget}px;
    writing-mode: vertical-lr;
    direction: rtl;
  }
  &::-webkit-slider-runnable-track { background: transparent; }
  &::-moz-range-track { background: transparent; }
  &::-webkit-slider-thumb { ${thumb} }
  &::-moz-range-thumb { ${thumb} }
  &:active::-webkit-slider-thumb { cursor: grabbing; }
  &:focus-visible { outline: none; }
  &:focus-visible + span { ${focusRing} }
`;

export interface ChartHandlesProps {
  readonly handles: readonly ChartHandle[];
}

/** The lines that the reader moves, as `over` of a `TimeChart`: memoise what does not follow from them. */
export function ChartHandles({ handles }: ChartHandlesProps) {
  const plan = useContext(PlanContext);
  const size = useMedia('(pointer: coarse)') ? LAYOUT.touchTarget : REACH;
  if (plan === null) return null;
  return (
    <Layer>
      {handles.map((handle, row) => (
        <Handle key={handle.id} handle={handle} plan={plan} row={row} size={size} />
      ))}
    </Layer>
  );
}

interface HandleProps {
  readonly plan: ChartPlan;
  readonly handle: ChartHandle;
  /** Handles of one day stand below each other. */
  readonly row: number;
  /** px */
  readonly size: number;
}

function Handle({ handle, plan, row, size }: HandleProps) {
  const place = placeOf(handle, plan);
  if (place === null) return null;
  const { margin, inner } = plan;
  const isDay = handle.moves === 'day';
  const half = size / 2;
  const { line, slider, name } = isDay
    ? placedDay(place, { margin, inner, half, row })
    : placedValue(place, { margin, inner, half, row });
  return (
    <>
      <Line $color={handle.color} style={line} />
      <Thumb
        type="range"
        data-moves={handle.moves}
        aria-label={handle.label}
        aria-valuetext={handle.valueText}
        min={place.min}
        max={place.max}
        value={place.value}
        onChange={(event) => handle.onMove(valueAt(handle.moves, Number(event.currentTarget.value)))}
        $color={handle.color}
        $size={size}
        style={slider}
      />
      <Name $color={handle.color} style={name} aria-hidden>
        {handle.label} · {handle.valueText}
      </Name>
    </>
  );
}

interface Around extends Pick<ChartPlan, 'margin' | 'inner'> {
  /** Half of a thumb, px. */
  readonly half: number;
  readonly row: number;
}
type Placed = ReturnType<typeof placedDay>;

/** A name stands at the side of its line where there is more room. */
function placedDay({ at, from, to }: HandlePlace, { margin, inner, half, row }: Around) {
  const x = margin.left + at;
  const y = margin.top + row * LAYOUT.touchTarget;
  const side: CSSProperties =
    at < inner.width / 2 ? { left: x + half } : { left: x - half, transform: 'translateX(-100%)' };
  return {
    line: { left: x - 1.5, top: margin.top, height: inner.height, width: 0 } as CSSProperties,
    slider: {
      left: margin.left + from - half,
      top: y,
      width: to - from + 2 * half,
    } as CSSProperties,
    name: { top: y + LAYOUT.touchTarget / 2 - 11, ...side } as CSSProperties,
  };
}

function placedValue({ at, from, to }: HandlePlace, { margin, inner, half }: Around): Placed {
  const y = margin.top + at;
  return {
    line: { left: margin.left, top: y - 1.5, width: inner.width, height: 0 },
    slider: {
      left: margin.left + inner.width - LAYOUT.touchTarget,
      top: margin.top + to - half,
      height: from - to + 2 * half,
    },
    name: {
      left: margin.left + inner.width - LAYOUT.touchTarget,
      top: y - 11,
      transform: 'translateX(-100%)',
    },
  };
}
