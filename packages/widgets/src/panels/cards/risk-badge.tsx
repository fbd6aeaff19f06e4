import type { PublishedLevel, PublishedRisk } from '@vigia/domain';
import { RADIUS, type Status, StatusIcon, textSize } from '@vigia/ui';
import { styled } from 'styled-components';
import type { CardProps } from '../widget-types.ts';

export const LEVEL_STATUS: Readonly<Record<PublishedLevel, Status>> = {
  low: 'ok',
  moderate: 'warning',
  high: 'error',
  unknown: 'neutral',
};

const Badge = styled.section<{ $status: Status }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 12px;
  align-items: center;
  padding: 12px 16px;
  &&& { border: 1px solid var(--vigia-border, ${({ theme, $status }) => theme.status[$status].main}); }
  border-radius: ${RADIUS.card}px;
  background: ${({ theme }) => theme.color.surface};
  p { margin: 0; overflow-wrap: anywhere; }
  strong { display: block; font-size: ${textSize('title')}; line-height: 1.2; }
  small { color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('compact')}; }
`;

/** How high the risk is now, what of and since when. */
export function RiskBadge({ published, words }: CardProps<PublishedRisk>) {
  const status = LEVEL_STATUS[published.level];
  return (
    <Badge data-own $status={status} aria-label={published.text}>
      <StatusIcon status={status} size={32} />
      <p>
        <strong>
          {words.levels[published.level]}
          {published.subject && ` · ${published.subject}`}
        </strong>
        <small>{published.text}</small>
      </p>
    </Badge>
  );
}
