import type { PlateLoad } from '@vigia/domain/captures';
import { formatNumber } from '@vigia/domain/es';
import { VisuallyHidden } from 'react-aria-components';
import { Button } from '../../controls/button/button.tsx';
import { Chip, ChipText } from '../../controls/chip/chip.tsx';
import { PopoverOnPress } from '../../controls/popover/popover-on-press.tsx';
import { Skeleton } from '../../controls/skeleton/skeleton.tsx';
import { StatusIcon } from '../../controls/status/status-icon.tsx';
import { styled } from '../../theme/styled.ts';
import { RADIUS } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import { PopoverBody, PopoverFigure } from '../pest/pest-popover.ts';
import { PLATE_CHIP } from './words.ts';

const Pill = styled(Skeleton)`border-radius: ${RADIUS.pill}px;`;

/** The popover around the chip handles the press; with this handler the chip is a button. */
const opensPopover = () => undefined;

interface PlateState {
  /** `unknown`: no visit that brought a plate is known. `ready` comes with `load`, `error` with `onRetry`. */
  readonly state: 'loading' | 'error' | 'unknown' | 'ready';
}
export type PlateChipProps = PlateState &
  (
    | { readonly state: 'loading' }
    | { readonly state: 'unknown' }
    | { readonly state: 'error'; readonly onRetry: () => void }
    | { readonly state: 'ready'; readonly load: PlateLoad }
  );

/** How full the sticky plate of a trap is; on a press since when, by which figure, and what it does not tell. */
export function PlateChip(props: PlateChipProps) {
  const words = useWords(PLATE_CHIP);
  if (props.state === 'loading')
    return (
      <span role="status" aria-busy>
        <VisuallyHidden elementType="span">{words.asking}</VisuallyHidden>
        <Pill $width="124px" $height="28px" />
      </span>
    );
  if (props.state === 'error')
    return (
      <PopoverOnPress label={words.title} trigger={<Chip onPress={opensPopover}>{words.failed}</Chip>}>
        <PopoverBody>
          <strong>{words.title}</strong>
          <p>{words.failed}</p>
          <Button size="small" onPress={props.onRetry}>
            {words.retry}
          </Button>
        </PopoverBody>
      </PopoverOnPress>
    );
  if (props.state === 'unknown')
    return (
      <PopoverOnPress
        label={words.title}
        trigger={
          <Chip onPress={opensPopover}>
            <ChipText>
              {words.plate} · {words.unknown}
            </ChipText>
          </Chip>
        }
      >
        <PopoverBody>
          <strong>{words.title}</strong>
          <p>{words.unknownHint}</p>
        </PopoverBody>
      </PopoverOnPress>
    );
  return <KnownPlateChip load={props.load} />;
}

function KnownPlateChip({ load }: { readonly load: PlateLoad }) {
  const words = useWords(PLATE_CHIP);
  const { caught, fullOn, changedOn, figure } = load;
  const status = caught === null ? 'neutral' : fullOn === null ? 'ok' : 'warning';
  return (
    <PopoverOnPress
      label={words.title}
      trigger={
        <Chip status={status} onPress={opensPopover}>
          <StatusIcon status={status} size={16} />
          <ChipText>
            {fullOn === null ? words.plate : words.full} ·{' '}
            {caught === null ? words.notCounted : caught === 0 ? words.none : words.moths(caught)}
          </ChipText>
        </Chip>
      }
    >
      <PopoverBody>
        <strong>{words.title}</strong>
        {caught === null ? (
          <p>{words.notCountedSince(words.day(changedOn))}</p>
        ) : (
          <p>
            <PopoverFigure>{formatNumber(caught, 0)}</PopoverFigure> {words.mothsOf(caught)}{' '}
            {words.since(words.day(changedOn))}
          </p>
        )}
        {fullOn !== null && <p>{words.fullSince(words.day(fullOn))}</p>}
        <small>{words.changeAt(figure)}</small>
        <small>{words.unseen}</small>
      </PopoverBody>
    </PopoverOnPress>
  );
}
