import type { HealthState } from '@vigia/domain/devices';
import type { ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { Chip, ChipText } from '../../controls/chip/chip.tsx';
import { Link } from '../../controls/link/link.tsx';
import { Popover } from '../../controls/popover/popover.tsx';
import { Skeleton } from '../../controls/skeleton/skeleton.tsx';
import { StatusIcon } from '../../controls/status/status-icon.tsx';
import { styled } from '../../theme/styled.ts';
import { RADIUS } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import { type HealthAnswer, statusOfHealth } from './health-status.ts';
import { HEALTH } from './words.ts';

const Head = styled.div`
  max-width: 320px;
  font-weight: 700;
  overflow-wrap: anywhere;
`;

const Body = styled.div`width: min(320px, calc(100vw - 64px));`;
const Foot = styled.p`margin: 8px 0 0;`;

const Pill = styled(Skeleton)`border-radius: ${RADIUS.pill}px;`;

/** The popover around a chip handles the press; with this handler the chip is a button. */
const opensPopover = () => undefined;

export interface StateChipProps {
  readonly name: string;
  readonly state: HealthState;
  readonly answer?: HealthAnswer;
  /** Beside the name. */
  readonly extra?: ReactNode;
  /** Called on a press instead of opening the popover, for example to open the dialog of all rows. */
  readonly onOpen?: (() => void) | undefined;
  readonly detailsHref?: string | undefined;
  /** Content of the popover: the parts. */
  readonly children: ReactNode;
}

/** The chip of a station or a device, and on a press the details of its state. */
export function StateChip(props: StateChipProps) {
  const words = useWords(HEALTH);
  const { name, state, answer = 'ready', extra, onOpen, detailsHref, children } = props;
  if (answer === 'loading')
    return (
      <span role="status" aria-busy>
        <VisuallyHidden elementType="span">
          {name}: {words.asking}
        </VisuallyHidden>
        <Pill $width="92px" $height="28px" />
      </span>
    );
  const failed = answer === 'error';
  const status = failed ? 'error' : answer === 'past' ? 'neutral' : statusOfHealth(state);
  const word = failed
    ? words.requestFailed
    : answer === 'past'
      ? words.past
      : words.states[state].toLowerCase();
  const chip = (onPress: (() => void) | undefined) => (
    <Chip status={status} onPress={onPress}>
      <StatusIcon status={status} size={17} />
      <ChipText>{name}</ChipText>
      <VisuallyHidden elementType="span">, {word}</VisuallyHidden>
      {answer === 'ready' && extra}
    </Chip>
  );
  if (answer === 'past') return chip(undefined);
  if (onOpen) return chip(onOpen);
  return (
    <Popover trigger={chip(opensPopover)} label={words.healthOf(name)}>
      <Head>{name}</Head>
      <Body>{failed ? words.requestFailed : children}</Body>
      {detailsHref !== undefined && (
        <Foot>
          <Link href={detailsHref}>{words.details}</Link>
        </Foot>
      )}
    </Popover>
  );
}
