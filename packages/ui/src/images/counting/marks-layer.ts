import { type CountingView, scaleOf } from '@vigia/domain/captures';
import { makeCanvas, prepare, type StageLayer, type StageSize, transformBetween } from '../stage/layer.ts';
import { changedMarks } from './changed-marks.ts';
import {
  drawSprite,
  MARK_KINDS,
  type Mark,
  type MarkKind,
  type Marks,
  markRadius,
  markReach,
  NO_MARKS,
} from './marks.ts';

/** Most changes that are painted one by one; for more, everything is painted again. */
const FEW = 24;

interface Drawn {
  readonly view: CountingView;
  readonly stage: StageSize;
  readonly sprites: Readonly<Record<MarkKind, HTMLCanvasElement>>;
}

/** The circles over a photo. A click repaints one small square; a gesture repaints nothing. */
export class MarksLayer implements StageLayer {
  readonly canvas = makeCanvas();
  #marks: Marks = NO_MARKS;
  #drawn: Drawn | null = null;

  paint(view: CountingView, stage: StageSize): void {
    this.#drawn = { view, stage, sprites: this.#spritesFor(view, stage) };
    const context = prepare(this.canvas, stage, stage.ratio);
    this.#copyAll(context, this.#drawn, 0, 0, stage.width, stage.height);
    this.canvas.style.transform = 'none';
  }

  move(view: CountingView): void {
    if (this.#drawn) this.canvas.style.transform = transformBetween(this.#drawn.view, view);
  }

  /** Shows other marks; unchanged ones are not repainted. */
  setMarks(marks: Marks): void {
    const changed = MARK_KINDS.flatMap((kind) => changedMarks(this.#marks[kind], marks[kind]));
    this.#marks = marks;
    const drawn = this.#drawn;
    const context = this.canvas.getContext('2d');
    if (!drawn || !context || changed.length === 0) return;
    if (changed.length > FEW) this.#repaintAll(context, drawn);
    else for (const mark of changed) this.#repaintAround(context, drawn, mark);
  }

  #repaintAll(context: CanvasRenderingContext2D, drawn: Drawn): void {
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    this.#copyAll(context, drawn, 0, 0, drawn.stage.width, drawn.stage.height);
  }

  #repaintAround(context: CanvasRenderingContext2D, drawn: Drawn, { at }: Mark): void {
    const { view, stage } = drawn;
    const scale = scaleOf(view);
    const reach = markReach(scale);
    const left = Math.floor((view.origin.x + at.x * scale - reach) * stage.ratio);
    const top = Math.floor((view.origin.y + at.y * scale - reach) * stage.ratio);
    const side = Math.ceil(2 * reach * stage.ratio) + 1;
    context.save();
    context.beginPath();
    context.rect(left, top, side, side);
    context.clip();
    context.clearRect(left, top, side, side);
    const box = [left, top, left + side, top + side].map((px) => px / stage.ratio) as [
      number,
      number,
      number,
      number,
    ];
    this.#copyAll(context, drawn, ...box);
    context.restore();
  }

  /** Paints every mark that reaches into a box, CSS px of the stage. */
  #copyAll(
    context: CanvasRenderingContext2D,
    { view, stage, sprites }: Drawn,
    left: number,
    top: number,
    right: number,
    bottom: number,
  ): void {
    const scale = scaleOf(view);
    const reach = markReach(scale);
    const { ratio } = stage;
    for (const kind of MARK_KINDS) {
      const sprite = sprites[kind];
      const half = sprite.width / 2;
      for (const { at } of this.#marks[kind]) {
        const x = view.origin.x + at.x * scale;
        const y = view.origin.y + at.y * scale;
        if (x < left - reach || x > right + reach || y < top - reach || y > bottom + reach) continue;
        context.drawImage(sprite, Math.round(x * ratio) - half, Math.round(y * ratio) - half);
      }
    }
  }

  #spritesFor(view: CountingView, { ratio }: StageSize): Drawn['sprites'] {
    const radius = markRadius(scaleOf(view));
    const before = this.#drawn;
    if (before && before.stage.ratio === ratio && markRadius(scaleOf(before.view)) === radius)
      return before.sprites;
    return {
      inference: drawSprite('inference', radius, ratio),
      previous: drawSprite('previous', radius, ratio),
      current: drawSprite('current', radius, ratio),
    };
  }
}
