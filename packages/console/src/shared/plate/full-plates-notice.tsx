import type { PlateLoad } from '@vigia/domain/captures';
import { fullPlatesText } from '@vigia/domain/es';
import { Notice } from '@vigia/ui';

export interface FullPlatesNoticeProps {
  readonly plates: readonly PlateLoad[];
  /** Absent where the station is clear from the page. */
  readonly nameOf?: (stationId: number) => string;
}

/** From when on captures may be too low; nothing where no plate is full. */
export function FullPlatesNotice({ plates, nameOf }: FullPlatesNoticeProps) {
  const text = fullPlatesText(plates, nameOf);
  return text === null ? null : <Notice status="warning">{text}</Notice>;
}
