import { type ChipRule, chipLevel, USUAL_CHIP_DAYS } from '@vigia/domain/captures';
import { formatNumber } from '@vigia/domain/es';
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
  readonly name: string;
  /** The rule of the pest's chip on the last day counted, see `chipRule`; null without one. */
  readonly rule: ChipRule | null;
  /** Captures of the days of the rule; undefined if they could not be counted. */
  readonly count: number | undefined;
  readonly state?: 'loading' | 'ready' | 'error';
  /** Called to request the captures again after an error. */
  readonly onRetry?: (() => void) | undefined;
  /** The days are the last of a season that is over. */
  readonly isPast?: boolean;
  /** Address of its captures. */
  readonly detailsHref?: string;
}

/** Captures of one pest with the level by its rule; on a press it shows the rule, and whose it is. */
export function PestStateChip(props: PestStateChipProps) {
  const words = useWords(PEST_CHIP);
  const { name, rule, count, state = 'ready', detailsHref, isPast = false } = props;
  const period = words.lastDays(rule?.days ?? USUAL_CHIP_DAYS, isPast);
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
  const level = isFailed ? null : chipLevel(rule, count);
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
          {...(level === null
            ? {}
            : { levelWord: `${words.levelName(level, rule).toLowerCase()}, ${period}` })}
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
        {level !== null && known !== undefined && <p>{words.levelName(level, rule)}</p>}
        <PestLevels rule={rule} current={level} />
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
  readonly rule: ChipRule | null;
  readonly current: ReturnType<typeof chipLevel>;
}

function PestLevels({ rule, current }: PestLevelsProps) {
  const words = useWords(PEST_CHIP);
  if (rule === null) return <p>{words.noRule}</p>;
  const { okUpTo, warningUpTo } = rule;
  const counts = {
    ok: okUpTo === 0 ? '0' : words.counts(0, okUpTo),
    warning: warningUpTo > okUpTo ? words.counts(okUpTo + 1, warningUpTo) : null,
    error: words.countsAbove(warningUpTo),
  };
  return (
    <>
      <PopoverLevels aria-label={words.levels}>
        {(['ok', 'warning', 'error'] as const).map((level) =>
          counts[level] === null ? null : (
            <li key={level} {...(level === current ? { 'aria-current': true } : {})}>
              <StatusIcon status={level} size={16} />
              {words.levelName(level, rule)}: {counts[level]}
            </li>
          ),
        )}
      </PopoverLevels>
      <small>{words.whose(rule)}</small>
    </>
  );
}
