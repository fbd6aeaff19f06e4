import { VisuallyHidden } from 'react-aria-components';
import { styled } from '../../theme/styled.ts';

type Tone = 'danger' | 'neutral';

const Pill = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  min-width: 19px;
  height: 19px;
  padding: 0 5px;
  border-radius: 10px;
  background: ${({ theme, $tone }) => ($tone === 'danger' ? theme.color.danger : theme.status.neutral.tint)};
  color: ${({ theme, $tone }) => ($tone === 'danger' ? theme.color.onDanger : theme.status.neutral.text)};
  font-size: 11px;
  font-weight: 700;
  line-height: 1;
`;

export interface BadgeProps {
  /** Whole number. Nothing is shown for zero; above two digits, "99+". */
  readonly count: number;
  /** `danger` for a count that needs the reader's attention, `neutral` for other counts. */
  readonly tone?: Tone;
  /** What is counted, for screen readers: "notificaciones pendientes". */
  readonly label?: string;
}

/** A count of open items, beside the name of the place where they are. */
export function Badge({ count, tone = 'danger', label }: BadgeProps) {
  if (!(count > 0)) return null;
  return (
    <Pill $tone={tone}>
      {count > 99 ? '99+' : count}
      {label !== undefined && <VisuallyHidden elementType="span"> {label}</VisuallyHidden>}
    </Pill>
  );
}
