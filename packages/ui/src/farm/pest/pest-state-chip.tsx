import { chipLevel, chipLimits } from '@vigia/domain/captures';
import { formatNumber } from '@vigia/domain/es';
import type { PestId } from '@vigia/domain/farm';
import { VisuallyHidden } from 'react-aria-components';
import { Button } from '../../controls/button/button.tsx';
import { PestChip } from '../../controls/chip/pest-chip.tsx';
import { Link } from '../../controls/link/link.tsx';
import { PopoverOnPress } from '../../controls/popover/popover-on-press.tsx';
import { Skeleton } from '../../controls/skeleton/skeleton.tsx';
import { StatusIcon } from '../../controls/status/status-icon.tsx';
import { styled } from '../../theme/styled.ts';
import { RADIUS } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import { PopoverBody, PopoverFigure, PopoverLevels } from './pest-popover.ts';
import { PEST_CHIP } from './words.ts';

const Pill = styled(Skeleton)`border-radius: ${RADIUS.pill}px;`;

/** The popover around the chip handles the press; with this handler the chip is a button. */
const opensPopover = () => undefined;

export interface PestStateChipProps {
  readonly pestId: PestId;
  readonly name: string;
  /** Captures of the last week; undefined if they could not be counted. */
  readonly count: number | undefined;
  readonly state?: 'loading' | 'ready' | 'error';
  /** Called to request the captures again after an error. */
  readonly onRetry?: (() => void) | undefined;
  /** Period of the count; "en los últimos 7 días" by default. */
  readonly period?: string;
  /** Address of its captures. */
  readonly detailsHref?: string;
}

/** Captures of one pest with the level by the pest's own rule; on a press it shows the rule. */
export function PestStateChip(props: PestStateChipProps) {
  const words = useWords(PEST_CHIP);
  const { pestId, name, count, state = 'ready', detailsHref, period = words.lastWeek } = props;
  if (state === 'loading')
    return (
      <span role="status" aria-busy>
        <VisuallyHidden elementType="span">
          {name}: {words.asking}
        </VisuallyHidden>
        <Pill $width="124px" $height="28px" />
      </span>
    );
  const isFailed = state === 'error';
  const level = isFailed ? null : chipLevel(pestId, count);
  const known = level === null ? undefined : count;
  return (
    <PopoverOnPress
      label={words.capturesOf(name)}
      trigger={
        <PestChip
          name={name}
          count={known}
          level={level ?? 'neutral'}
          onPress={opensPopover}
          {...(isFailed ? { levelWord: words.failed.toLowerCase() } : {})}
          {...(level === null ? {} : { levelWord: `${words.levelNames[level].toLowerCase()}, ${period}` })}
        />
      }
    >
      <PopoverBody>
        <strong>{name}</strong>
        {isFailed ? (
          <Failed onRetry={props.onRetry} />
        ) : known === undefined ? (
          <p>{words.notCounted}</p>
        ) : (
          <p>
            <PopoverFigure>{formatNumber(known, 0)}</PopoverFigure> {words.captures(known)} {period}
          </p>
        )}
        {level !== null && known !== undefined && <p>{words.levelNames[level]}</p>}
        <PestLevels pestId={pestId} current={level} />
        {detailsHref !== undefined && <Link href={detailsHref}>{words.more}</Link>}
      </PopoverBody>
    </PopoverOnPress>
  );
}

/** Content after a failed request: it must not say anything about captures. */
function Failed({ onRetry }: Pick<PestStateChipProps, 'onRetry'>) {
  const words = useWords(PEST_CHIP);
  return (
    <>
      <p>{words.failed}</p>
      {onRetry && (
        <Button size="small" onPress={onRetry}>
          {words.retry}
        </Button>
      )}
    </>
  );
}

interface PestLevelsProps {
  readonly pestId: PestId;
  readonly current: ReturnType<typeof chipLevel>;
}

function PestLevels({ pestId, current }: PestLevelsProps) {
  const words = useWords(PEST_CHIP);
  const limits = chipLimits(pestId);
  if (limits === null) return <p>{words.noRule}</p>;
  const { okUpTo, warningUpTo } = limits;
  const counts = {
    ok: okUpTo === 0 ? '0' : words.counts(0, okUpTo),
    warning: warningUpTo > okUpTo ? words.counts(okUpTo + 1, warningUpTo) : null,
    error: words.countsAbove(warningUpTo),
  };
  return (
    <PopoverLevels aria-label={words.levels}>
      {(['ok', 'warning', 'error'] as const).map((level) =>
        counts[level] === null ? null : (
          <li key={level} {...(level === current ? { 'aria-current': true } : {})}>
            <StatusIcon status={level} size={16} />
            {words.levelNames[level]}: {counts[level]}
          </li>
        ),
      )}
    </PopoverLevels>
  );
}
