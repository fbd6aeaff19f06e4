import { Check, CheckCheck, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { Checkbox } from '../../controls/checkbox/checkbox.tsx';
import { focusRing } from '../../theme/mixins.ts';
import { PHOTO_MARKS } from '../../theme/photo-marks.ts';
import { styled } from '../../theme/styled.ts';
import { LAYOUT, RADIUS } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import { MARK_SHAPE, type MarkKind } from './marks.ts';
import { COUNTING } from './words.ts';
import type { CountingTools } from './workbench.ts';

const Panel = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: start;
  gap: 8px 20px;
  @container (min-width: 800px) {
    flex-direction: column;
    align-items: stretch;
    padding: 16px;
    border: 1px solid ${({ theme }) => theme.color.line};
    border-radius: ${RADIUS.card}px;
    background: ${({ theme }) => theme.color.surface};
    label { display: flex; }
  }
`;

const Name = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 8px;
  strong { margin-left: auto; font-size: 1.15em; font-variant-numeric: tabular-nums; }
`;

const Suggestions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  > button { flex: 1 1 auto; }
  input {
    width: 100%;
    height: ${LAYOUT.touchTarget - 12}px;
    margin: 0;
    accent-color: ${({ theme }) => theme.color.primary};
    cursor: pointer;
    &:focus-visible { ${focusRing} }
  }
  @media (pointer: coarse) { input { height: ${LAYOUT.touchTarget}px; } }
`;

const Score = styled.label`
  &&& { display: block; }
  flex: 1 1 180px;
  span { display: flex; justify-content: space-between; gap: 8px; }
  strong { font-variant-numeric: tabular-nums; white-space: nowrap; }
`;

/** A circle as it is drawn on the photo. */
function MarkSign({ kind }: { readonly kind: MarkKind }) {
  const { dashes, dot } = MARK_SHAPE[kind];
  const part = (2 * Math.PI * 6) / Math.max(1, dashes);
  return (
    <svg width={18} height={18} viewBox="-9 -9 18 18" fill="none" aria-hidden>
      <circle r={6} stroke={PHOTO_MARKS.halo} strokeWidth={4.5} />
      <circle
        r={6}
        stroke={PHOTO_MARKS[kind]}
        strokeWidth={2.5}
        {...(dashes > 0 ? { strokeDasharray: `${part * 0.62} ${part * 0.38}` } : {})}
      />
      {dot && <circle r={2} fill={PHOTO_MARKS[kind]} />}
    </svg>
  );
}

interface LayerTogglesProps {
  readonly tools: CountingTools;
  readonly shown: Readonly<Record<MarkKind, boolean>>;
  readonly onShow: (shown: Readonly<Record<MarkKind, boolean>>) => void;
  /** Number of circles of each kind. */
  readonly current: number;
  readonly previous: number;
  /** Null if the model has not processed the photo. */
  readonly inference: number | null;
  /** Number of shown proposals without a circle in the count. */
  readonly open: number;
  /** Proposals with a lower score are hidden, 0–1. */
  readonly minScore: number;
  readonly onMinScore: (score: number) => void;
}

/** Toggles for each kind of circle, with their numbers. */
export const LayerToggles = memo(function LayerToggles({
  tools,
  shown,
  onShow,
  open,
  minScore,
  onMinScore,
  ...counts
}: LayerTogglesProps) {
  const words = useWords(COUNTING);
  return (
    <Panel role="group" aria-label={words.layers}>
      {(['current', 'previous', 'inference'] as const).map((kind) => (
        <Checkbox
          key={kind}
          isSelected={shown[kind] && counts[kind] !== null}
          isDisabled={counts[kind] === null}
          onChange={(on) => onShow({ ...shown, [kind]: on })}
        >
          <Name>
            <MarkSign kind={kind} />
            {words[kind]} <strong>{counts[kind] ?? '—'}</strong>
          </Name>
        </Checkbox>
      ))}
      {counts.inference !== null && (
        <Suggestions>
          <Score>
            <span>
              {words.score} <strong>{words.percent(minScore)}</strong>
            </span>
            <input
              type="range"
              min={0}
              max={1}
              step={0.05}
              value={minScore}
              aria-valuetext={words.percent(minScore)}
              onChange={({ target }) => onMinScore(Number(target.value))}
            />
          </Score>
          <Button
            icon={Check}
            isDisabled={!shown.inference || open === 0}
            onPress={() => tools.accept('surest')}
          >
            {words.acceptOne}
          </Button>
          <Button
            icon={CheckCheck}
            isDisabled={!shown.inference || open === 0}
            onPress={() => tools.accept('all')}
          >
            {words.acceptAll(open)}
          </Button>
        </Suggestions>
      )}
      <Button
        icon={Trash2}
        variant="quiet"
        aria-label={words.acts.clear}
        isDisabled={counts.current === 0}
        onPress={() => tools.act({ kind: 'clear' })}
      >
        {words.clear}
      </Button>
    </Panel>
  );
});
