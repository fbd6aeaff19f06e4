import { PUBLISHED_LEVEL_WORDS, type PublishedLevel, type PublishedRisk } from '@vigia/domain/published';
import { FONT_SIZE, RADIUS, type Status, StatusIcon, textSize } from '@vigia/ui';
import { styled } from 'styled-components';
import type { CardProps } from '../widget-types.ts';
import { inLines, keepLines, roomOf } from './in-lines.ts';

export const LEVEL_STATUS: Readonly<Record<PublishedLevel, Status>> = {
  low: 'ok',
  moderate: 'warning',
  high: 'error',
  unknown: 'neutral',
};

const ICON = 32;
const GAP = 12;

const Badge = styled.section<{ $status: Status }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px ${GAP}px;
  align-items: center;
  padding: 12px 16px;
  &&& { border: 1px solid var(--vigia-border, ${({ theme, $status }) => theme.status[$status].main}); }
  border-radius: ${RADIUS.card}px;
  background: ${({ theme }) => theme.color.surface};
  p { margin: 0; ${keepLines} }
  strong { display: block; font-size: ${textSize('title')}; line-height: 1.2; }
  small { display: block; color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('compact')}; }
`;

/** The current level of risk, its subject and since when. */
export function RiskBadge({ published, language, width }: CardProps<PublishedRisk>) {
  const status = LEVEL_STATUS[published.level];
  const level = PUBLISHED_LEVEL_WORDS[language][published.level];
  const room = roomOf(width) - ICON - GAP;
  const title = [level, published.subject].filter(Boolean).join(' · ');
  return (
    <Badge $status={status} aria-label={published.text}>
      <StatusIcon status={status} size={ICON} />
      <p>
        <strong>{inLines(title, FONT_SIZE.title, room)}</strong>
        <small>{inLines(published.text, FONT_SIZE.compact, room)}</small>
      </p>
    </Badge>
  );
}
