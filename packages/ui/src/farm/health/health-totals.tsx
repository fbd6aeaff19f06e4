import { type HealthState, healthTotals } from '@vigia/domain/devices';
import { formatNumber } from '@vigia/domain/es';
import { Group, ToggleButton } from 'react-aria-components';
import { css } from 'styled-components';
import { Skeleton } from '../../controls/skeleton/skeleton.tsx';
import { StatusIcon } from '../../controls/status/status-icon.tsx';
import { focusRing, MEDIA, textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { LAYOUT, RADIUS, type Status } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import { statusOfHealth } from './health-status.ts';
import { HEALTH, HEALTH_LIST } from './words.ts';

const SHOWN = ['ok', 'warning', 'error', 'unknown'] as const satisfies readonly HealthState[];

const Row = styled(Group)`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  ${MEDIA.narrow} { gap: 8px; & > * { flex: 1 1 140px; } }
`;

const face = css<{ $status: Status }>`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 128px;
  min-height: ${LAYOUT.touchTarget}px;
  padding: 8px 14px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${RADIUS.card}px;
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  text-align: left;

  strong { font-size: ${textSize('figure')}; font-weight: 700; line-height: 1.1; }
  small { display: block; color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('compact')}; }
`;

const Still = styled.div<{ $status: Status }>`${face}`;

const Press = styled(ToggleButton)<{ $status: Status }>`
  ${face}
  border-color: ${({ theme }) => theme.color.control};
  cursor: pointer;
  &[data-hovered] { background: ${({ theme }) => theme.color.sunken}; }
  &[data-selected] {
    border-color: ${({ theme, $status }) => theme.status[$status].main};
    background: ${({ theme, $status }) => theme.status[$status].tint};
    box-shadow: inset 0 -3px 0 ${({ theme, $status }) => theme.status[$status].main};
    small { color: ${({ theme, $status }) => theme.status[$status].text}; }
  }
  &[data-focus-visible] { ${focusRing} }
`;

export interface HealthTotalsProps {
  /** One state per chip. */
  readonly states: readonly HealthState[];
  readonly state?: 'loading' | 'ready';
  /** The state to which the list is restricted; null for all. */
  readonly selected?: HealthState | null;
  /** Makes each total a switch that restricts the list to its state. */
  readonly onSelect?: (state: HealthState | null) => void;
}

/**
 * Number of stations or devices that are ok, in warning and in error. Those without data are shown if there are
 * any.
 */
export function HealthTotals({ states, state = 'ready', selected = null, onSelect }: HealthTotalsProps) {
  const words = useWords(HEALTH_LIST);
  const { states: stateWords } = useWords(HEALTH);
  const totals = healthTotals(states);
  const loading = state === 'loading';
  const shown = SHOWN.filter((one) => one !== 'unknown' || (!loading && totals.unknown > 0));
  return (
    <Row aria-label={words.totals} {...(loading ? { 'aria-busy': true } : {})}>
      {shown.map((one) => {
        const inside = (
          <>
            <StatusIcon status={statusOfHealth(one)} size={22} />
            <span>
              <strong>{loading ? <Skeleton $width="32px" /> : formatNumber(totals[one], 0)}</strong>
              <small>{stateWords[one]}</small>
            </span>
          </>
        );
        if (!onSelect || loading)
          return (
            <Still key={one} $status={statusOfHealth(one)}>
              {inside}
            </Still>
          );
        return (
          <Press
            key={one}
            $status={statusOfHealth(one)}
            isSelected={selected === one}
            onChange={(on) => onSelect(on ? one : null)}
          >
            {inside}
          </Press>
        );
      })}
    </Row>
  );
}
