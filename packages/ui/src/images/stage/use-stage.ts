import type { CountingView } from '@vigia/domain/captures';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Drawable } from './drawable.ts';
import { attachGestures, type Tap } from './gestures.ts';
import type { StageLayer, StageSize } from './layer.ts';
import { Stage } from './stage.ts';

const NO_OVERLAYS = () => [];

export interface StageOptions {
  /** Null while there is no picture. */
  readonly drawable: Drawable | null;
  /** Creates the layers above the picture; called once for each picture. */
  readonly overlays?: () => readonly StageLayer[];
  /** Called with each view at once, also during a gesture: it must not render. */
  readonly onView?: (view: CountingView) => void;
  /** Called with a view that rests. */
  readonly onRest?: (view: CountingView) => void;
  readonly onTap?: (stage: Stage, tap: Tap) => void;
  readonly onLongPress?: (stage: Stage, at: Tap['at']) => void;
  /** Another picture with the same key keeps the view: the same photo with and without the model's results. */
  readonly keepViewOf?: string;
}

const sizeOf = (host: HTMLElement): StageSize => ({
  width: Math.max(1, host.clientWidth),
  height: Math.max(1, host.clientHeight),
  ratio: window.devicePixelRatio || 1,
});

/**
 * A stage in an element, with its gestures.
 *
 * @returns ref of the element for the gestures, ref of the element inside for the canvases, and the stage
 */
export function useStage(options: StageOptions): {
  readonly hostRef: RefObject<HTMLDivElement | null>;
  readonly layersRef: RefObject<HTMLDivElement | null>;
  readonly stage: Stage | null;
} {
  const hostRef = useRef<HTMLDivElement>(null);
  const layersRef = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  const [stage, setStage] = useState<Stage | null>(null);
  const last = useRef<{ readonly key: string; readonly stage: Stage } | null>(null);
  const { drawable } = options;

  useLayoutEffect(() => {
    latest.current = options;
  });

  // A layout effect, so that the picture is never painted without the layers over it.
  useLayoutEffect(() => {
    const host = hostRef.current;
    const layers = layersRef.current;
    if (!host || !layers || !drawable) return;
    const { overlays = NO_OVERLAYS, keepViewOf } = latest.current;
    const made = new Stage(layers, drawable, sizeOf(host), overlays(), {
      onView: (view) => latest.current.onView?.(view),
      onRest: (view) => latest.current.onRest?.(view),
    });
    if (keepViewOf !== undefined) {
      if (last.current?.key === keepViewOf) made.continueFrom(last.current.stage);
      last.current = { key: keepViewOf, stage: made };
    }
    setStage(made);

    let pinchStart = made.view;
    const detach = attachGestures(host, {
      onWheel: (at, steps) => made.zoom(steps, at),
      onDrag: (dx, dy) => made.pan(dx, dy),
      onPinchStart: () => {
        pinchStart = made.view;
      },
      onPinch: (from, to, ratio) => made.pinch(pinchStart, from, to, ratio),
      onTap: (tap) => latest.current.onTap?.(made, tap),
      onLongPress: (at) => latest.current.onLongPress?.(made, at),
    });
    const observer = new ResizeObserver(() => made.resize(sizeOf(host)));
    observer.observe(host);
    return () => {
      observer.disconnect();
      detach();
      made.close();
      setStage(null);
    };
  }, [drawable]);

  return { hostRef, layersRef, stage };
}
