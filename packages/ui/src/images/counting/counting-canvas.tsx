import {
  type Circle,
  DEFAULT_IMAGE_SIZE,
  GENERAL_MODEL,
  type ImagePoint,
  type InferenceBox,
  nextRedo,
  nextUndo,
  presentOf,
  toImage,
} from '@vigia/domain/captures';
import type { PestId } from '@vigia/domain/farm';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useWords } from '../../words/language.tsx';
import type { Bitmap } from '../stage/drawable.ts';
import { StageBox } from '../stage/stage-box.tsx';
import { useDrawable } from '../stage/use-drawable.ts';
import { useStage } from '../stage/use-stage.ts';
import { canvasActionOf, canvasActions, type MoreAction, moreActionOf } from './actions.ts';
import { Aside, Body, Hint, Message, Room, Root } from './canvas-layout.tsx';
import { CountingToolbar } from './counting-toolbar.tsx';
import { Crosshair, type CrosshairHandle } from './crosshair.tsx';
import { LayerToggles } from './layer-toggles.tsx';
import { MarksLayer } from './marks-layer.ts';
import { makeTools } from './tools.ts';
import { useCount } from './use-count.ts';
import { useLayers } from './use-layers.ts';
import { COUNTING } from './words.ts';
import type { Workbench } from './workbench.ts';

const NO_CIRCLES: readonly Circle[] = [];
const NO_ACTIONS: readonly MoreAction[] = [];

export interface CountingCanvasProps {
  /** Address of the photo, or the decoded photo itself; null while it is loading. */
  readonly image: string | Bitmap | null;
  /** The current count, pixels of the photo. Red. */
  readonly circles: readonly Circle[];
  /**
   * Called with the new count after a click, a key, an undo. The canvas shows only what comes back in
   * `circles`.
   */
  readonly onChange: (circles: readonly Circle[]) => void;
  /** The pest of new circles. */
  readonly pestId: PestId;
  /** The count of the previous photo. Blue; circles within 3 px of a red one are hidden. */
  readonly previous?: readonly Circle[];
  /** Proposals of the model; null if the model has not processed the photo. Green. */
  readonly inference?: readonly InferenceBox[] | null;
  /** Name of that model: the method of circles made from its proposals. */
  readonly inferenceMethod?: string;
  /** Called when all circles were removed at once. */
  readonly onClear?: () => void;
  /** Called to load a photo again that could not be loaded or decoded. */
  readonly onRetry?: () => void;
  /** Keys of the screen, in addition to those of the canvas. */
  readonly moreActions?: readonly MoreAction[];
  /** Shown below the counts: saving, who counted. */
  readonly aside?: ReactNode;
  /** Name of the photo for screen readers, such as its station and date. */
  readonly label?: string;
}

/**
 * Counts insects on a photo with circles. Every act of counting can be done with the mouse, with fingers and
 * with keys alone, is announced, and can be undone.
 */
export function CountingCanvas({
  image,
  circles,
  onChange,
  pestId,
  previous = NO_CIRCLES,
  inference = null,
  inferenceMethod = GENERAL_MODEL,
  onClear,
  onRetry,
  moreActions = NO_ACTIONS,
  aside,
  label,
}: CountingCanvasProps) {
  const words = useWords(COUNTING);
  const hint = useId();
  const [picture, retry] = useDrawable(image);
  const drawable = picture.status === 'ready' ? picture.drawable : null;
  const size = drawable?.size ?? DEFAULT_IMAGE_SIZE;
  const { history, act, undo, redo, now } = useCount({ circles, previous, size, photo: image }, onChange);
  const [erases, setErases] = useState(false);
  const [cursor, setCursor] = useState<ImagePoint | null>(null);
  const [steps, setSteps] = useState(0);
  const [message, setMessage] = useState({ text: '', turn: 0 });
  const layer = useRef<MarksLayer | null>(null);
  const crosshair = useRef<CrosshairHandle>(null);

  const { hostRef, layersRef, stage } = useStage({
    drawable,
    overlays: () => {
      layer.current = new MarksLayer();
      return [layer.current];
    },
    onView: (view) => crosshair.current?.follow(view),
    onRest: (view) => setSteps(view.steps),
    onTap: (at, { ctrlKey, metaKey, isTouch, ...tap }) => {
      const point = toImage(at.view, tap.at);
      if (erases || ctrlKey || metaKey) tools.removeNear(point, isTouch);
      else tools.act({ kind: 'add', at: point, pestId });
    },
    onLongPress: (at, point) => tools.removeNear(toImage(at.view, point), true),
  });

  const counting = presentOf(history);
  const { shown, setShown, minScore, setMinScore, proposals, open, marks } = useLayers({
    counting,
    inference,
    inferenceMethod,
    pestId,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new stage has a new layer
  useLayoutEffect(() => layer.current?.setMarks(marks), [marks, stage]);

  const bench = useRef<Workbench>(null);
  const say = useCallback((text: string) => setMessage(({ turn }) => ({ text, turn: turn + 1 })), []);
  useLayoutEffect(() => {
    const focus = () => hostRef.current?.focus();
    const hasInference = inference !== null;
    const own = {
      setCursor,
      setErases,
      setShown,
      words,
      say,
      focus,
      onClear: () => onClear?.(),
      hasInference,
    };
    bench.current = { stage, pestId, cursor, erases, shown, open, act, undo, redo, now, ...own };
  });
  const [tools] = useState(() =>
    makeTools(() => {
      if (!bench.current) throw new Error('the canvas is not there yet');
      return bench.current;
    }),
  );

  const actions = useMemo(() => canvasActions(words), [words]);
  const onKeyDown = (event: KeyboardEvent) => {
    // An input, a list of options or a floating layer handles its own keys.
    if (keepsKeys(event)) return;
    const more = moreActionOf(event, moreActions);
    if (more) {
      event.preventDefault();
      return more.perform();
    }
    if (!stage) return;
    const action = canvasActionOf(event, cursor !== null, actions);
    if (!action) return;
    event.preventDefault();
    action.perform(tools);
  };

  return (
    <Root onKeyDown={onKeyDown}>
      <CountingToolbar
        tools={tools}
        actions={actions}
        isReady={stage !== null}
        canUndo={nextUndo(history) !== null}
        canRedo={nextRedo(history) !== null}
        erases={erases}
        hasCursor={cursor !== null}
        steps={steps}
        more={moreActions}
      />
      <Body>
        <Room>
          <StageBox
            hostRef={hostRef}
            layersRef={layersRef}
            label={label ?? words.stage}
            describedBy={hint}
            status={picture.status}
            onRetry={() => {
              onRetry?.();
              retry();
            }}
            cursor={erases ? 'cell' : 'crosshair'}
          >
            {stage && cursor && <Crosshair ref={crosshair} at={cursor} view={stage.view} />}
          </StageBox>
        </Room>
        <Aside>
          <LayerToggles
            tools={tools}
            shown={shown}
            onShow={setShown}
            current={counting.circles.length}
            previous={previous.length}
            inference={inference === null ? null : proposals.length}
            open={open.length}
            minScore={minScore}
            onMinScore={setMinScore}
          />
          {aside}
        </Aside>
      </Body>
      <Message role="status">
        <span key={message.turn}>{message.text}</span>
      </Message>
      <Hint id={hint}>{words.help}</Hint>
    </Root>
  );
}

/**
 * Whether an input, a list of options or a floating layer handles the key itself. A checkbox handles only the
 * space bar.
 */
function keepsKeys({ key, target }: KeyboardEvent): boolean {
  const kept = (target as Element).closest<HTMLElement>('input, [role="dialog"], [role="listbox"]');
  return kept !== null && !(kept instanceof HTMLInputElement && kept.type === 'checkbox' && key !== ' ');
}
