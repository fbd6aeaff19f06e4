import { Bell } from 'lucide-react';
import { Link as AriaLink } from 'react-aria-components';
import { Badge } from '../../controls/badge/badge.tsx';
import { BadgeCorner } from '../../controls/badge/badge-corner.ts';
import { focusRing } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { LAYOUT, RADIUS } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import { PENDING } from './words.ts';

const Box = styled(AriaLink)`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${({ theme }) => theme.density.control}px;
  height: ${({ theme }) => theme.density.control}px;
  border-radius: ${RADIUS.control}px;
  color: ${({ theme }) => theme.color.text};
  &[data-hovered] { background: ${({ theme }) => theme.color.primaryTint}; }
  &[data-focus-visible] { ${focusRing} }
  @media (pointer: coarse) { width: ${LAYOUT.touchTarget}px; height: ${LAYOUT.touchTarget}px; }
`;

export interface PendingBadgeProps {
  /** Number of unread notifications: `pendingCounts(…).total`. */
  readonly count: number;
  /** Address of their list. */
  readonly href: string;
}

/** A bell with the number of pending notifications; it links to their list. */
export function PendingBadge({ count, href }: PendingBadgeProps) {
  const words = useWords(PENDING);
  const label = count > 0 ? words.pendingCount(count) : words.nonePending;
  return (
    <Box href={href} aria-label={label}>
      <Bell size={20} aria-hidden />
      <BadgeCorner aria-hidden>
        <Badge count={count} />
      </BadgeCorner>
    </Box>
  );
}
