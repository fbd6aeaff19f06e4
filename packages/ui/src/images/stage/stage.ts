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

/** A view at rest for so long is drawn sharp, ms. */
const REST_MS = 100;
/** CSS px between a point brought into sight and the stage's edge. */
const REVEALED = 16;

export interface StageListeners {
  /** Each view, at once. */
  readonly onView: (view: CountingView) => void;
  /** A view that was drawn sharp. */
  readonly onRest: (view: CountingView) => void;
}

/**
 * A picture on a stage, with layers over it. A gesture only moves what is drawn (CSS transforms); once the view
 * rests, every layer is drawn sharp for it.
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
   * @param host holds the canvases; nothing else
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

  /** @param steps whole notches of 1.05, in if positive */
  zoom(steps: number, about: ScreenPoint = this.middle): void {
    this.#go(zoomAbout(this.#view, about, steps));
  }

  /** Moves the picture by so many CSS px. */
  pan(dx: number, dy: number): void {
    if (dx !== 0 || dy !== 0) this.#go(keepInSight(panBy(this.#view, dx, dy), this.image, this.#size));
  }

  /** Moves a point of the picture that is out of sight into it. */
  reveal(at: ImagePoint): void {
    const { x, y } = toScreen(this.#view, at);
    const into = (place: number, room: number) =>
      place < REVEALED ? REVEALED - place : Math.min(0, room - REVEALED - place);
    this.pan(into(x, this.#size.width), into(y, this.#size.height));
  }

  /** Two fingers that began at `from` in `start` are at `to` now, `ratio` times as far apart. */
  pinch(start: CountingView, from: ScreenPoint, to: ScreenPoint, ratio: number): void {
    const steps = Math.round(Math.log(ratio) / Math.log(ZOOM_FACTOR)) || 0;
    const moved = panBy(zoomAbout(start, from, steps), to.x - from.x, to.y - from.y);
    this.#go(keepInSight(moved, this.image, this.#size));
  }

  /** The whole picture again. */
  reset(): void {
    this.#go(fitView(this.image, this.#size));
  }

  /** Looks where another stage looked, if its picture and its room have the same sizes. */
  continueFrom(other: Stage): void {
    const same = other.image.width === this.image.width && other.image.height === this.image.height;
    if (!same || other.#view.fit !== this.#view.fit) return;
    this.#view = other.#view;
    this.#rest();
    this.#listeners.onView(this.#view);
  }

  /** The stage's size changed: what was in its middle stays there. */
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

  /** Draws everything sharp, now. */
  #rest(): void {
    this.#keepMoving();
    for (const layer of this.#layers) layer.paint(this.#view, this.#size);
    this.#listeners.onRest(this.#view);
  }

  /** Nothing that waits for rest is done. */
  #keepMoving(): void {
    window.clearTimeout(this.#timer);
    window.cancelAnimationFrame(this.#frame);
  }

  /**
   * Draws sharp what a gesture left blurred, once it is over: 100 ms after its last event, and only if none came with
   * the frame after that. Without the second look a frame that took 100 ms itself would pass for rest, the drawing
   * would make the next one late too, and a slow machine would never leave that circle. One layer a frame.
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
