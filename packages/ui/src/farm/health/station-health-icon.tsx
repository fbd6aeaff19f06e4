import type { IsoDate } from '@vigia/domain';
import { type StationHealth, stationState } from '@vigia/domain/devices';
import { Button as AriaButton } from 'react-aria-components';
import { Link } from '../../controls/link/link.tsx';
import { PopoverOnPress } from '../../controls/popover/popover-on-press.tsx';
import { StatusIcon } from '../../controls/status/status-icon.tsx';
import { focusRing } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { LAYOUT } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import { type HealthAnswer, statusOfHealth } from './health-status.ts';
import { StationHealthParts } from './station-health-parts.tsx';
import { HEALTH } from './words.ts';

/** px */
const ICON = 18;

const Round = styled(AriaButton)`
  display: inline-flex;
  padding: 3px;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;
  &[data-hovered] { background: ${({ theme }) => theme.color.primaryTint}; }
  &[data-focus-visible] { ${focusRing} outline-offset: 0; }
  @media (pointer: coarse) { padding: ${(LAYOUT.touchTarget - ICON) / 2}px; }
`;

const Head = styled.div`
  font-weight: 700;
  overflow-wrap: anywhere;
`;

const Body = styled.div`
  width: min(320px, calc(100vw - 64px));
  p { margin: 4px 0 0; }
`;

export interface StationHealthIconProps {
  /** Name of the station. */
  readonly name: string;
  /** Its four parts; a missing one counts as an error. */
  readonly health?: Partial<StationHealth>;
  /** The day until which days without photos are counted. */
  readonly today?: IsoDate;
  readonly answer: Exclude<HealthAnswer, 'loading'>;
  readonly detailsHref?: string | undefined;
}

/** Health of one station as an icon alone, for rows of many; on a press its state in words and its parts. */
export function StationHealthIcon(props: StationHealthIconProps) {
  const words = useWords(HEALTH);
  const { name, health = {}, today, answer, detailsHref } = props;
  const state = stationState(health);
  const status = answer === 'error' ? 'error' : answer === 'past' ? 'neutral' : statusOfHealth(state);
  const word =
    answer === 'error' ? words.requestFailed : answer === 'past' ? words.past : words.states[state];
  const icon = (
    <Round aria-label={`${name}, ${word}`}>
      <StatusIcon status={status} size={ICON} />
    </Round>
  );
  return (
    <PopoverOnPress trigger={icon} label={words.healthOf(name)}>
      <Body>
        <Head>{name}</Head>
        <p>{word}</p>
        {answer === 'ready' && <StationHealthParts health={health} today={today} />}
        {detailsHref !== undefined && (
          <p>
            <Link href={detailsHref}>{words.details}</Link>
          </p>
        )}
      </Body>
    </PopoverOnPress>
  );
}
