import { type ScreenPoint, screenPoint } from '@vigia/domain/captures';
import { wheelSteps } from './wheel-steps.ts';

/** A click or tap. */
export interface Tap {
  readonly at: ScreenPoint;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  /** Made by a finger, which is less exact than a mouse. */
  readonly isTouch: boolean;
}

/** Points are CSS px from the stage's top left corner. */
export interface GestureHandlers {
  readonly onWheel: (at: ScreenPoint, steps: number) => void;
  readonly onDrag: (dx: number, dy: number) => void;
  /** Called when two fingers touched. */
  readonly onPinchStart: () => void;
  /** `ratio` is the fingers' distance divided by that at the start. */
  readonly onPinch: (from: ScreenPoint, to: ScreenPoint, ratio: number) => void;
  readonly onTap?: ((tap: Tap) => void) | undefined;
  readonly onLongPress?: ((at: ScreenPoint) => void) | undefined;
}

/** Distance that a pointer may move in a click, CSS px. */
const STRAY = 5;
const LONG_PRESS_MS = 500;

const middle = (a: ScreenPoint, b: ScreenPoint) => screenPoint((a.x + b.x) / 2, (a.y + b.y) / 2);
const apart = (a: ScreenPoint, b: ScreenPoint) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));

/**
 * Handles wheel, drag, pinch, tap and long press on an element. The element itself must have `touch-action:
 * none`.
 *
 * @returns a function that removes the handlers
 */
export function attachGestures(host: HTMLElement, handlers: GestureHandlers): () => void {
  const down = new Map<number, ScreenPoint>();
  const stepsOf = wheelSteps();
  let start: ScreenPoint | null = null;
  let pinch: { readonly at: ScreenPoint; readonly apart: number } | null = null;
  let dragging = false;
  let spent = false;
  let timer = 0;

  const screenPointOf = (event: MouseEvent): ScreenPoint => {
    const box = host.getBoundingClientRect();
    return screenPoint(event.clientX - box.left, event.clientY - box.top);
  };
  const fingers = () => [...down.values()] as [ScreenPoint, ScreenPoint];

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const at = screenPointOf(event);
    down.set(event.pointerId, at);
    window.clearTimeout(timer);
    if (event.isTrusted) host.setPointerCapture(event.pointerId);
    if (down.size === 1) {
      start = at;
      dragging = false;
      spent = false;
      if (event.pointerType === 'touch' && handlers.onLongPress) {
        timer = window.setTimeout(() => {
          if (dragging || down.size !== 1) return;
          spent = true;
          handlers.onLongPress?.(at);
        }, LONG_PRESS_MS);
      }
    } else if (down.size === 2) {
      spent = true;
      const [a, b] = fingers();
      pinch = { at: middle(a, b), apart: apart(a, b) };
      handlers.onPinchStart();
    }
  };

  const onPointerMove = (event: PointerEvent) => {
    const before = down.get(event.pointerId);
    if (!before || !start) return;
    const at = screenPointOf(event);
    if (down.size === 1 && !dragging && Math.hypot(at.x - start.x, at.y - start.y) <= STRAY) return;
    down.set(event.pointerId, at);
    if (pinch && down.size === 2) {
      const [a, b] = fingers();
      handlers.onPinch(pinch.at, middle(a, b), apart(a, b) / pinch.apart);
    } else if (down.size === 1 && !pinch) {
      dragging = true;
      window.clearTimeout(timer);
      if (!spent) handlers.onDrag(at.x - before.x, at.y - before.y);
    }
  };

  const onPointerEnd = (event: PointerEvent) => {
    if (!down.delete(event.pointerId)) return;
    window.clearTimeout(timer);
    const clicked = event.type === 'pointerup' && !dragging && !spent && !pinch;
    if (down.size === 0) pinch = null;
    if (!clicked || !start) return;
    const { ctrlKey, metaKey } = event;
    handlers.onTap?.({ at: start, ctrlKey, metaKey, isTouch: event.pointerType === 'touch' });
  };

  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    const steps = stepsOf(event);
    if (steps !== 0) handlers.onWheel(screenPointOf(event), steps);
  };
  // A click with Ctrl on macOS and a long press on a phone would open the context menu.
  const onContextMenu = (event: Event) => event.preventDefault();

  const leave = new AbortController();
  const { signal } = leave;
  host.addEventListener('pointerdown', onPointerDown, { signal });
  host.addEventListener('pointermove', onPointerMove, { signal });
  host.addEventListener('pointerup', onPointerEnd, { signal });
  host.addEventListener('pointercancel', onPointerEnd, { signal });
  host.addEventListener('contextmenu', onContextMenu, { signal });
  host.addEventListener('wheel', onWheel, { signal, passive: false });
  return () => {
    window.clearTimeout(timer);
    leave.abort();
  };
}
