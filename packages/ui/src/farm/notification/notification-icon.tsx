import type { NotificationKind } from '@vigia/domain/farm';
import {
  BellRing,
  Bug,
  CloudFog,
  Droplet,
  type LucideIcon,
  SprayCan,
  StickyNote,
  Wrench,
} from 'lucide-react';
import { styled } from '../../theme/styled.ts';
import type { Status } from '../../theme/tokens.ts';

const ICONS: Readonly<Record<NotificationKind, LucideIcon>> = {
  first_capture: Bug,
  pesticide_recommendation: SprayCan,
  oidio: CloudFog,
  lure: Droplet,
  paper: StickyNote,
  station_maintenance: Wrench,
  alert: BellRing,
};

const Circle = styled.span<{ $status: Status }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 36px;
  height: 36px;
  border-radius: 50%;
  background: ${({ theme, $status }) => theme.status[$status].tint};
  color: ${({ theme, $status }) => theme.status[$status].text};
`;

/** The icon of a kind of notification, in the colour of its severity; decorative. */
export function NotificationIcon({
  kind,
  status,
}: {
  readonly kind: NotificationKind;
  readonly status: Status;
}) {
  const Icon = ICONS[kind];
  return (
    <Circle $status={status} aria-hidden>
      <Icon size={20} />
    </Circle>
  );
}
