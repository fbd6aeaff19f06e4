import { type FocusEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { type ChartSeries, isVisible } from './chart-series.ts';
import { seasonSign, useHold } from './emphasis.tsx';

export interface LegendCardProps {
  readonly series: ChartSeries;
  /** Called to show or hide the series; without it the card cannot be pressed. */
  readonly onToggle?: ((id: string, visible: boolean) => void) | undefined;
}

/**
 * What pressing a legend card does: it shows or hides the series. The card of another season also has its line
 * stand out while it is pointed at, or has the focus of the keyboard. A finger can do neither: its first tap
 * has the line stand out, and the second one hides it.
 */
export function useCardPress({ series, onToggle }: LegendCardProps) {
  const { point, hold, held } = useHold();
  const isByFinger = useRef(false);
  const shown = isVisible(series);
  const sign = seasonSign(series);
  if (sign === undefined) return { onClick: () => onToggle?.(series.id, !shown) };

  const tap = (card: Element) => {
    const wasHeld = held.current?.card === card;
    point(null);
    hold(wasHeld ? null : { sign, card });
    if (wasHeld || !shown) onToggle?.(series.id, !shown);
  };
  const press = () => {
    onToggle?.(series.id, !shown);
    point(shown ? null : sign);
  };
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isByFinger.current = pointerType === 'touch';
    },
    onClick: ({ detail, currentTarget }: MouseEvent) => {
      // Enter and the space bar click without a count.
      if (isByFinger.current && detail > 0) tap(currentTarget);
      else press();
    },
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && shown && point(sign),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && point(null),
    onFocus: ({ currentTarget }: FocusEvent) =>
      shown && currentTarget.matches(':focus-visible') && point(sign),
    onBlur: () => point(null),
  };
}
