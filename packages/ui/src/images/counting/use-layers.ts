import {
  type Circle,
  type Counting,
  type InferenceBox,
  openInference,
  shownInference,
  shownPrevious,
} from '@vigia/domain/captures';
import type { PestId } from '@vigia/domain/farm';
import { useMemo, useState } from 'react';
import type { MarkKind, Marks } from './marks.ts';

/** Score from which a proposal is more likely an insect than not. */
const LIKELY = 0.5;
const ALL_SHOWN: Readonly<Record<MarkKind, boolean>> = { current: true, previous: true, inference: true };

interface Layered {
  readonly counting: Counting;
  readonly inference: readonly InferenceBox[] | null;
  readonly inferenceMethod: string;
  readonly pestId: PestId;
}

/** Which circles are drawn over the photo, and which proposals can still be added to the count. */
export function useLayers({ counting, inference, inferenceMethod, pestId }: Layered) {
  const [shown, setShown] = useState(ALL_SHOWN);
  const [minScore, setMinScore] = useState(LIKELY);
  const likely = useMemo(() => shownInference(inference, minScore), [inference, minScore]);
  const proposals = useMemo(() => likely.map(({ centroid }) => ({ at: centroid })), [likely]);
  const open = useMemo(
    () =>
      openInference(shown.inference ? likely : [], counting.circles).map(
        ({ centroid }): Circle => ({ at: centroid, pestId, method: inferenceMethod }),
      ),
    [likely, counting.circles, shown.inference, pestId, inferenceMethod],
  );
  const marks = useMemo<Marks>(
    () => ({
      inference: shown.inference ? proposals : [],
      previous: shown.previous ? shownPrevious(counting) : [],
      current: shown.current ? counting.circles : [],
    }),
    [proposals, counting, shown],
  );
  return { shown, setShown, minScore, setMinScore, proposals, open, marks };
}
