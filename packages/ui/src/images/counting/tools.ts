import {
  CIRCLE_RADIUS,
  type Circle,
  type CountingAct,
  circleAt,
  type ImagePoint,
  imagePoint,
  nextRedo,
  nextUndo,
  presentOf,
  scaleOf,
  screenPoint,
  toImage,
  toScreen,
  ZOOM_FACTOR,
} from '@vigia/domain/captures';
import { whole, wordsOfAct } from './act-words.ts';
import { markReach } from './marks.ts';
import type { CountingTools, Workbench } from './workbench.ts';

/** Distance to a circle that still counts as a hit, CSS px: with a finger, and with the keyboard cursor. */
const FINGER = 22;
const NEAR_CURSOR = 64;

const lower = (text: string) => text.toLowerCase();

/** The circle within `reach` px of the image of a point, if there is one. */
function circleNear(circles: readonly Circle[], at: ImagePoint, reach: number): Circle | undefined {
  return circles[circleAt(circles, at, Math.max(CIRCLE_RADIUS, reach))];
}

/** The tools of a canvas. They read the current state at each use. */
export function makeTools(bench: () => Workbench): CountingTools {
  const act = (one: CountingAct) => {
    const { act: perform, say, words, focus, onClear } = bench();
    say(wordsOfAct(perform(one), one, words));
    if (one.kind === 'clear') {
      focus();
      onClear();
    }
  };
  const scale = () => {
    const { stage } = bench();
    return stage ? scaleOf(stage.view) : 1;
  };
  const removeWithin = (at: ImagePoint, css: number) => {
    const { now, say, words } = bench();
    const hit = circleNear(now().circles, at, css / scale());
    if (hit) act({ kind: 'remove', at: hit.at });
    else say(words.noneNear);
  };
  /** Puts the cursor at a point of the photo and scrolls it into view. */
  const place = (at: ImagePoint) => {
    const { stage, setCursor } = bench();
    if (!stage) return;
    const kept = imagePoint(
      Math.min(stage.image.width, Math.max(0, at.x)),
      Math.min(stage.image.height, Math.max(0, at.y)),
    );
    setCursor(kept);
    stage.reveal(kept);
    return kept;
  };
  const stepBack = (which: 'undo' | 'redo') => {
    const { say, words, ...all } = bench();
    const { before, after } = all[which]();
    const done = which === 'undo' ? nextUndo(before) : nextRedo(before);
    if (!done) return say(which === 'undo' ? words.nothingToUndo : words.nothingToRedo);
    const sentence = which === 'undo' ? words.undone : words.redone;
    if (!(which === 'undo' ? nextUndo(after) : nextRedo(after))) all.focus();
    say(sentence(lower(words.acts[done.kind]), presentOf(after).circles.length));
  };
  const sayZoom = () => {
    const { stage, say, words } = bench();
    if (stage) say(words.zoom(Math.round(100 * ZOOM_FACTOR ** stage.view.steps)));
  };

  return {
    act,
    undo: () => stepBack('undo'),
    redo: () => stepBack('redo'),
    zoom: (steps) => {
      const { stage, cursor } = bench();
      stage?.zoom(steps, cursor ? toScreen(stage.view, cursor) : undefined);
      sayZoom();
    },
    reset: () => {
      bench().stage?.reset();
      sayZoom();
    },
    toggleErase: () => {
      const { erases, setErases, say, words } = bench();
      setErases(!erases);
      say(erases ? words.eraseOff : words.eraseOn);
    },
    toggleLayer: (kind) => {
      const { shown, setShown, say, words } = bench();
      setShown({ ...shown, [kind]: !shown[kind] });
      say((shown[kind] ? words.layerOff : words.layerOn)(words[kind]));
    },
    accept: (which) => {
      const { open, hasInference, say, words, focus } = bench();
      if (open.length === 0) return say(hasInference ? words.noneToAccept : words.noInference);
      act({ kind: 'accept', circles: which === 'all' ? open : open.slice(0, 1) });
      if (which === 'all' || open.length === 1) focus();
    },
    toggleCursor: () => {
      const { cursor, stage, setCursor, say, words } = bench();
      if (cursor || !stage) {
        setCursor(null);
        say(words.crosshairOff);
        return;
      }
      const { x, y } = toImage(stage.view, stage.middle);
      const at = place(imagePoint(Math.round(x), Math.round(y)));
      if (at) say(words.crosshairOn(...whole(at)));
    },
    moveCursor: (dx, dy) => {
      const { stage, cursor, now, say, words } = bench();
      if (!stage || !cursor) return;
      const from = toScreen(stage.view, cursor);
      const to = toImage(stage.view, screenPoint(from.x + dx, from.y + dy));
      const at = place(to);
      if (at)
        say(
          words.crosshairAt(
            ...whole(at),
            circleNear(now().circles, at, markReach(scale()) / scale()) !== undefined,
          ),
        );
    },
    addAtCursor: () => {
      const { cursor, pestId } = bench();
      if (cursor) act({ kind: 'add', at: cursor, pestId });
    },
    removeAtCursor: () => {
      const { cursor } = bench();
      if (cursor) removeWithin(cursor, NEAR_CURSOR);
    },
    nextCircle: () => {
      const { cursor, now, say, words } = bench();
      const { circles } = now();
      const on = cursor ? circles.findIndex(({ at }) => at.x === cursor.x && at.y === cursor.y) : -1;
      const next = circles[(on + 1) % Math.max(1, circles.length)];
      if (!next) return say(words.noCircles);
      place(next.at);
      say(words.crosshairAt(...whole(next.at), true));
    },
    removeNear: (at, isTouch) => removeWithin(at, isTouch ? FINGER : markReach(scale())),
  };
}
