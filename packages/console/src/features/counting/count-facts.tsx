import type { StoredImage } from '@vigia/api/client';
import { type Circle, countsByPest, MANUAL } from '@vigia/domain/captures';
import { formatDateTime } from '@vigia/domain/es';
import type { Pest, PestId } from '@vigia/domain/farm';
import { Button, pestOptions, RADIUS, Select, textSize, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { UnsentMark } from '../../shared/outbox/unsent-mark.tsx';
import type { Unsent } from '../../shared/outbox/unsent-marks.ts';
import { COUNTING } from './words.ts';

const Facts = styled.section`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 16px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${RADIUS.card}px;
  background: ${({ theme }) => theme.color.surface};
  font-size: ${textSize('compact')};
  p { margin: 0; }
  ul { margin: 0; padding: 0; list-style: none; }
  li { display: flex; justify-content: space-between; gap: 8px; }
  strong { font-variant-numeric: tabular-nums; }
`;
const Muted = styled.p`color: ${({ theme }) => theme.color.muted};`;

export interface CountFactsProps {
  readonly image: StoredImage;
  readonly circles: readonly Circle[];
  readonly pests: readonly Pest[];
  readonly pestId: PestId;
  readonly onPest: (pestId: PestId) => void;
  /** Who counted last; null for an image that was never counted. */
  readonly who: string | null;
  readonly isDraft: boolean;
  /** Only this device has the count. */
  readonly unsent?: Unsent | undefined;
  readonly onDiscard: () => void;
  readonly isBroken: boolean;
  /** Whether the model has examined the image, has not, or the request failed. */
  readonly model: 'ready' | 'none' | 'failed';
}

const methodsOf = (circles: readonly Circle[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { method } of circles) counts.set(method, (counts.get(method) ?? 0) + 1);
  return counts;
};

/** Beside the photo: what is counted, how many of each pest, the source of the circles, who counted and when. */
export function CountFacts(props: CountFactsProps) {
  const words = useWords(COUNTING);
  const { image, circles, pests, pestId, who } = props;
  const nameOf = (id: PestId): string => pests.find((pest) => pest.id === id)?.name ?? String(id);
  // Counts that came with older data have no author and no time.
  const isCountedByHand = !props.isDraft && circles.some(({ method }) => method === MANUAL);
  return (
    <Facts aria-label={words.counts}>
      <Select label={words.pest} value={pestId} onChange={props.onPest} options={pestOptions(pests)} />
      <ul aria-label={words.counts}>
        {[...countsByPest(circles, [pestId])].map(([id, count]) => (
          <li key={id}>
            <span>{nameOf(id)}</span> <strong>{count}</strong>
          </li>
        ))}
      </ul>
      {circles.length > 0 && (
        <ul aria-label={words.origin}>
          {[...methodsOf(circles)].map(([method, count]) => (
            <Muted as="li" key={method}>
              {method === MANUAL ? words.byHand(count) : words.byModel(count, method)}
            </Muted>
          ))}
        </ul>
      )}
      <Muted>
        {image.countedAt !== null && who !== null
          ? words.by(who, formatDateTime(image.countedAt))
          : isCountedByHand
            ? words.withoutRecord
            : words.nobody}
      </Muted>
      {props.unsent && !props.isDraft && (
        <div>
          <UnsentMark unsent={props.unsent} />
        </div>
      )}
      {props.isBroken && <p>{words.broken}</p>}
      {!props.isBroken && props.model !== 'ready' && (
        <Muted>{props.model === 'none' ? words.noModel : words.modelFailed}</Muted>
      )}
      {props.isDraft && (
        <>
          <p role="status">{words.unsaved}</p>
          <Button size="small" onPress={props.onDiscard}>
            {words.discard}
          </Button>
        </>
      )}
    </Facts>
  );
}
