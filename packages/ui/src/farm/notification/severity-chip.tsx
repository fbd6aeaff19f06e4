import type { NotificationSeverity } from '@vigia/domain/events';
import { CalendarClock, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import { Chip, ChipText } from '../../controls/chip/chip.tsx';
import type { Status } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import { NOTIFICATIONS } from './words.ts';

const LOOKS: Readonly<Record<NotificationSeverity, { readonly status: Status; readonly icon: LucideIcon }>> =
  {
    high: { status: 'error', icon: OctagonAlert },
    medium: { status: 'warning', icon: TriangleAlert },
    low: { status: 'neutral', icon: CalendarClock },
  };

/** The colour of a severity; read notifications are neutral. */
export const severityStatus = (severity: NotificationSeverity, pending: boolean): Status =>
  pending ? LOOKS[severity].status : 'neutral';

export interface SeverityChipProps {
  readonly severity: NotificationSeverity;
  /** Neither read nor resolved; others are neutral. */
  readonly pending: boolean;
}

/** Severity of a notification: icon, colour and word. */
export function SeverityChip({ severity, pending }: SeverityChipProps) {
  const words = useWords(NOTIFICATIONS);
  const Shape = LOOKS[severity].icon;
  return (
    <Chip status={severityStatus(severity, pending)}>
      <Shape size={16} aria-hidden />
      <ChipText>{words.severities[severity]}</ChipText>
    </Chip>
  );
}
