import type { ChartWindow } from '../../chart-series.ts';
import type { ChartPlan } from '../plan/chart-plan.ts';
import type { Zoom } from './use-zoom.ts';
import { ZOOM_STEP, zoomAbout } from './zoom-window.ts';

/** Distance, px, that the mouse moves before a press becomes a brush. */
const BRUSH_FROM = 6;
/** Zoom per px of the wheel. */
const WHEEL = 0.002;

export interface GestureView {
  readonly plan: ChartPlan;
  readonly zoom: Zoom;
}

interface Pinch {
  readonly window: ChartWindow;
  /** Wall ms under the first and the second finger when they touched. */
  readonly a: number;
  readonly b: number;
}

/**
 * Zooming with a pointer: a brush with the mouse, two fingers, the wheel with Ctrl (or the trackpad's pinch), a
 * double click. Works on the elements of the cursor, outside React, until there is a new window to show.
 */
export class Gestures {
  readonly #root: HTMLElement;
  readonly #view: () => GestureView;
  readonly #fingers = new Map<number, number>();
  #brush: { readonly pointer: number; readonly from: number; to: number } | null = null;
  #pinch: Pinch | null = null;
  #frame = 0;

  /** @param view what is drawn now */
  constructor(root: HTMLElement, view: () => GestureView) {
    this.#root = root;
    this.#view = view;
  }

  /** Listens to the events of the root until the returned function is called. */
  listen(): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      act: (event: HTMLElementEventMap[Name]) => void,
    ) => this.#root.addEventListener(name, act, { signal, passive: false });
    on('wheel', (event) => this.#wheel(event));
    on('dblclick', (event) => this.#allowed()?.zoom.scale(1 / ZOOM_STEP, this.#msAt(event.clientX)));
    on('pointerdown', (event) => this.#down(event));
    on('pointermove', (event) => this.#move(event));
    on('pointerup', (event) => this.#up(event, true));
    on('pointercancel', (event) => this.#up(event, false));
    on('lostpointercapture', (event) => this.#up(event, false));
    return () => {
      stop.abort();
      cancelAnimationFrame(this.#frame);
    };
  }

  /** Cancels a brush that is being drawn; returns whether there was one. */
  cancel(): boolean {
    const was = this.#brush !== null;
    this.#brush = null;
    this.#paintBrush();
    return was;
  }

  #allowed(): GestureView | null {
    const view = this.#view();
    return view.zoom.isAllowed ? view : null;
  }

  /** Distance from the left edge of the plot, px. */
  #pxAt(clientX: number): number {
    return clientX - this.#root.getBoundingClientRect().left - this.#view().plan.margin.left;
  }

  #msAt(clientX: number): number {
    const { plan } = this.#view();
    return plan.msAt(Math.min(Math.max(this.#pxAt(clientX), 0), plan.inner.width));
  }

  /** Limits new windows to one per frame. */
  #nextFrame(act: () => void): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(act);
  }

  #wheel(event: WheelEvent): void {
    const view = this.#allowed();
    if (!view) return;
    const sideways = event.shiftKey ? event.deltaY || event.deltaX : event.deltaX;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      const anchor = this.#msAt(event.clientX);
      const factor = Math.exp(Math.max(-200, Math.min(200, event.deltaY)) * WHEEL);
      this.#nextFrame(() => this.#view().zoom.scale(factor, anchor));
    } else if (view.zoom.isZoomed && Math.abs(sideways) > Math.abs(event.shiftKey ? 0 : event.deltaY)) {
      event.preventDefault();
      this.#nextFrame(() => this.#view().zoom.pan(sideways / view.plan.inner.width));
    }
  }

  #down(event: PointerEvent): void {
    if (!this.#allowed()) return;
    if (event.pointerType === 'touch') {
      this.#fingers.set(event.pointerId, event.clientX);
      const [a, b] = this.#fingers.values();
      if (this.#fingers.size !== 2 || a === undefined || b === undefined) this.#pinch = null;
      else this.#pinch = { window: this.#view().zoom.window, a: this.#msAt(a), b: this.#msAt(b) };
    } else if (event.button === 0 && event.isPrimary) {
      const from = this.#pxAt(event.clientX);
      this.#brush = { pointer: event.pointerId, from, to: from };
    }
  }

  #move(event: PointerEvent): void {
    if (this.#fingers.has(event.pointerId)) {
      this.#fingers.set(event.pointerId, event.clientX);
      if (this.#pinch) this.#nextFrame(() => this.#pinchTo());
    }
    const brush = this.#brush;
    if (brush?.pointer !== event.pointerId) return;
    brush.to = this.#pxAt(event.clientX);
    if (Math.abs(brush.to - brush.from) < BRUSH_FROM) return;
    if (!this.#root.hasPointerCapture(event.pointerId)) capture(this.#root, event.pointerId);
    this.#paintBrush();
  }

  #up(event: PointerEvent, isDone: boolean): void {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size < 2) this.#pinch = null;
    const brush = this.#brush;
    if (brush?.pointer !== event.pointerId) return;
    this.cancel();
    const { plan, zoom } = this.#view();
    if (!isDone || Math.abs(brush.to - brush.from) < BRUSH_FROM) return;
    zoom.show({
      start: plan.msAt(Math.min(brush.from, brush.to)),
      end: plan.msAt(Math.max(brush.from, brush.to)),
    });
  }

  /** Shows the window in which each finger is on the date it touched first. */
  #pinchTo(): void {
    const [left, right] = [...this.#fingers.values()].map((clientX) => this.#pxAt(clientX));
    if (!this.#pinch || left === undefined || right === undefined) return;
    const { plan, zoom } = this.#view();
    const { window, a, b } = this.#pinch;
    const apart = Math.max(Math.abs(right - left), 24);
    const factor = ((Math.abs(b - a) / apart) * plan.inner.width) / (window.end - window.start);
    const scaled = zoomAbout(window, window.start, factor);
    const middle = (scaled.end - scaled.start) * ((left + right) / 2 / plan.inner.width);
    const start = (a + b) / 2 - middle;
    zoom.show({ start, end: start + (scaled.end - scaled.start) });
  }

  #paintBrush(): void {
    const { plan } = this.#view();
    const box = this.#root.querySelector<HTMLElement>('[data-part="brush"]');
    if (!box) return;
    const { from, to } = this.#brush ?? { from: 0, to: 0 };
    const inside = (px: number) => Math.min(Math.max(px, 0), plan.inner.width);
    const [left, right] = [inside(Math.min(from, to)), inside(Math.max(from, to))];
    box.style.visibility = Math.abs(to - from) < BRUSH_FROM ? 'hidden' : 'visible';
    box.style.transform = `translateX(${plan.margin.left + left}px)`;
    box.style.width = `${right - left}px`;
  }
}

/** A pointer made by a script cannot be captured; the brush works without capture. */
function capture(root: HTMLElement, pointer: number): void {
  try {
    root.setPointerCapture(pointer);
  } catch {
    // Without capture, moves outside the chart are not seen.
  }
}
