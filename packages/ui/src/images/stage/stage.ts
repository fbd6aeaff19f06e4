import {
  type CountingView,
  fitView,
  type ImagePoint,
  type PixelSize,
  panBy,
  type ScreenPoint,
  screenPoint,
  toImage,
  toScreen,
  ZOOM_FACTOR,
  zoomAbout,
} from '@vigia/domain/captures';
import type { Drawable } from './drawable.ts';
import { detailLayer, wholeLayer } from './image-layers.ts';
import type { StageLayer, StageSize } from './layer.ts';
import { keepInSight } from './pan-limits.ts';

/** Time without movement after which a view is drawn in full resolution, ms. */
const REST_MS = 100;
/** Least distance from the stage's edge of a point that is moved into view, CSS px. */
const REVEALED = 16;

export interface StageListeners {
  /** Called with each view, at once. */
  readonly onView: (view: CountingView) => void;
  /** Called with a view that was drawn in full resolution. */
  readonly onRest: (view: CountingView) => void;
}

/**
 * A picture on a stage, with layers over it. A gesture only moves what is drawn (CSS transforms). When the view
 * rests, every layer is drawn for it in full resolution.
 */
export class Stage {
  readonly image: PixelSize;
  readonly #host: HTMLElement;
  readonly #layers: readonly StageLayer[];
  readonly #listeners: StageListeners;
  #size: StageSize;
  #view: CountingView;
  #timer = 0;
  #frame = 0;

  /**
   * @param host contains the canvases and nothing else
   * @param overlays drawn above the picture, the last one on top
   */
  constructor(
    host: HTMLElement,
    drawable: Drawable,
    size: StageSize,
    overlays: readonly StageLayer[],
    listeners: StageListeners,
  ) {
    this.#host = host;
    this.image = drawable.size;
    this.#size = size;
    this.#layers = [wholeLayer(drawable), detailLayer(drawable), ...overlays];
    this.#listeners = listeners;
    this.#view = fitView(this.image, size);
    host.replaceChildren(...this.#layers.map(({ canvas }) => canvas));
    this.#rest();
    listeners.onView(this.#view);
  }

  get view(): CountingView {
    return this.#view;
  }

  get middle(): ScreenPoint {
    return screenPoint(this.#size.width / 2, this.#size.height / 2);
  }

  /**
   * Zooms about a point.
   *
   * @param steps whole steps of factor 1.05; positive zooms in
   */
  zoom(steps: number, about: ScreenPoint = this.middle): void {
    this.#go(zoomAbout(this.#view, about, steps));
  }

  /** Moves the picture, CSS px. */
  pan(dx: number, dy: number): void {
    if (dx !== 0 || dy !== 0) this.#go(keepInSight(panBy(this.#view, dx, dy), this.image, this.#size));
  }

  /** Moves the view so that a point of the picture is visible. */
  reveal(at: ImagePoint): void {
    const { x, y } = toScreen(this.#view, at);
    const into = (place: number, room: number) =>
      place < REVEALED ? REVEALED - place : Math.min(0, room - REVEALED - place);
    this.pan(into(x, this.#size.width), into(y, this.#size.height));
  }

  /**
   * Applies a pinch: two fingers around `from` in the view `start` are around `to`, `ratio` times as far apart.
   */
  pinch(start: CountingView, from: ScreenPoint, to: ScreenPoint, ratio: number): void {
    const steps = Math.round(Math.log(ratio) / Math.log(ZOOM_FACTOR)) || 0;
    const moved = panBy(zoomAbout(start, from, steps), to.x - from.x, to.y - from.y);
    this.#go(keepInSight(moved, this.image, this.#size));
  }

  /** Shows the whole picture. */
  reset(): void {
    this.#go(fitView(this.image, this.#size));
  }

  /** Takes over the view of another stage, if its picture and its element have the same sizes. */
  continueFrom(other: Stage): void {
    const same = other.image.width === this.image.width && other.image.height === this.image.height;
    if (!same || other.#view.fit !== this.#view.fit) return;
    this.#view = other.#view;
    this.#rest();
    this.#listeners.onView(this.#view);
  }

  /** Sets the stage's size; the point in its middle stays there. */
  resize(size: StageSize): void {
    if (
      size.width === this.#size.width &&
      size.height === this.#size.height &&
      size.ratio === this.#size.ratio
    )
      return;
    const centre = toImage(this.#view, this.middle);
    this.#size = size;
    const fresh = { ...fitView(this.image, size), steps: this.#view.steps };
    if (fresh.steps === 0) this.#view = fresh;
    else {
      const at = toScreen(fresh, centre);
      const moved = panBy(fresh, this.middle.x - at.x, this.middle.y - at.y);
      this.#view = keepInSight(moved, this.image, size);
    }
    this.#rest();
    this.#listeners.onView(this.#view);
  }

  /** Draws everything in full resolution at once. */
  #rest(): void {
    this.#keepMoving();
    for (const layer of this.#layers) layer.paint(this.#view, this.#size);
    this.#listeners.onRest(this.#view);
  }

  /** Cancels the drawing that waits for rest. */
  #keepMoving(): void {
    window.clearTimeout(this.#timer);
    window.cancelAnimationFrame(this.#frame);
  }

  /**
   * Draws in full resolution after a gesture: 100 ms after its last event, if none came by the next frame. The
   * second check is needed on slow machines. A frame that takes 100 ms itself would look like rest, the drawing
   * would delay the next frame too, and so on without end. One layer is drawn per frame.
   */
  #awaitRest(): void {
    this.#keepMoving();
    const left = [...this.#layers];
    const next = () => {
      const layer = left.shift();
      if (!layer) return this.#listeners.onRest(this.#view);
      layer.paint(this.#view, this.#size);
      this.#frame = window.requestAnimationFrame(next);
    };
    this.#timer = window.setTimeout(() => {
      this.#frame = window.requestAnimationFrame(() => {
        this.#frame = window.requestAnimationFrame(next);
      });
    }, REST_MS);
  }

  #go(view: CountingView): void {
    if (view === this.#view) return;
    this.#view = view;
    for (const layer of this.#layers) layer.move(view);
    this.#awaitRest();
    this.#listeners.onView(view);
  }

  close(): void {
    this.#keepMoving();
    this.#host.replaceChildren();
  }
}
