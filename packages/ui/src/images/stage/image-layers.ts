import { type CountingView, scaleOf, screenPoint, toImage } from '@vigia/domain/captures';
import type { Drawable } from './drawable.ts';
import { makeCanvas, prepare, type StageLayer, transformBetween } from './layer.ts';

/**
 * The whole picture at the size of the fitted view. It is drawn once, so that no edge is empty during a
 * gesture.
 */
export function wholeLayer({ source, size }: Drawable): StageLayer {
  const canvas = makeCanvas();
  let drawn: CountingView | null = null;
  const move = (view: CountingView) => {
    if (drawn) canvas.style.transform = transformBetween(drawn, view);
  };
  return {
    canvas,
    move,
    paint: (view, { ratio }) => {
      if (drawn?.fit !== view.fit) {
        const css = { width: size.width * view.fit, height: size.height * view.fit };
        const context = prepare(canvas, css, ratio);
        context.imageSmoothingQuality = 'high';
        context.drawImage(source, 0, 0, canvas.width, canvas.height);
        drawn = { fit: view.fit, steps: 0, origin: screenPoint(0, 0) };
      }
      move(view);
    },
  };
}

/**
 * The visible part of the picture in full resolution, if the view is closer than the fitted one; otherwise
 * hidden.
 */
export function detailLayer({ source, size }: Drawable): StageLayer {
  const canvas = makeCanvas();
  let drawn: CountingView | null = null;
  const show = (view: CountingView) => {
    canvas.style.visibility = drawn && view.steps > 0 ? 'visible' : 'hidden';
  };
  return {
    canvas,
    move: (view) => {
      if (drawn) canvas.style.transform = transformBetween(drawn, view);
      show(view);
    },
    paint: (view, stage) => {
      drawn = view.steps > 0 ? view : null;
      if (drawn) {
        const context = prepare(canvas, stage, stage.ratio);
        const copy = source.width / size.width;
        const scale = scaleOf(view);
        const from = toImage(view, screenPoint(0, 0));
        context.setTransform(stage.ratio, 0, 0, stage.ratio, 0, 0);
        // Down to half the size, averaging two rows and two columns is enough, and much faster.
        context.imageSmoothingQuality = (scale * stage.ratio) / copy < 0.5 ? 'medium' : 'low';
        const left = Math.max(0, from.x);
        const top = Math.max(0, from.y);
        const width = Math.min(size.width, from.x + stage.width / scale) - left;
        const height = Math.min(size.height, from.y + stage.height / scale) - top;
        if (width > 0 && height > 0) {
          context.drawImage(
            source,
            left * copy,
            top * copy,
            width * copy,
            height * copy,
            view.origin.x + left * scale,
            view.origin.y + top * scale,
            width * scale,
            height * scale,
          );
        }
        canvas.style.transform = 'none';
      }
      show(view);
    },
  };
}
