import { CircleCheck, CircleDashed, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react';
import { styled } from '../../theme/styled.ts';
import type { Status } from '../../theme/tokens.ts';

/** One shape per status, so that it can be read without colour. */
export const STATUS_ICONS: Readonly<Record<Status, LucideIcon>> = {
  ok: CircleCheck,
  warning: TriangleAlert,
  error: CircleX,
  neutral: CircleDashed,
};

const Tinted = styled.span<{ $status: Status }>`
  display: inline-flex;
  flex: none;
  color: ${({ theme, $status }) => theme.status[$status].main};
`;

interface StatusIconProps {
  readonly status: Status;
  /** Width and height, px. */
  readonly size?: number;
}

/** The icon of a status in its colour. It is decorative: the text beside it must say the same. */
export function StatusIcon({ status, size = 18 }: StatusIconProps) {
  const Shape = STATUS_ICONS[status];
  return (
    <Tinted $status={status} aria-hidden>
      <Shape size={size} />
    </Tinted>
  );
}
