import type { NotificationKind } from '@vigia/domain';
import { Bug, CloudFog, Droplet, type LucideIcon, SprayCan, StickyNote, Wrench } from 'lucide-react';
import { styled } from 'styled-components';

const ICONS: Readonly<Record<NotificationKind, LucideIcon>> = {
  first_capture: Bug,
  pesticide_recommendation: SprayCan,
  oidio: CloudFog,
  lure: Droplet,
  paper: StickyNote,
  station_maintenance: Wrench,
};

const Circle = styled.span<{ $pending: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 36px;
  height: 36px;
  border-radius: 50%;
  background: ${({ theme, $pending }) => ($pending ? theme.color.primaryTint : theme.color.sunken)};
  color: ${({ theme, $pending }) => ($pending ? theme.color.primaryStrong : theme.color.muted)};
`;

/** The sign of a kind of notification, stronger while it is pending; decorative. */
export function NotificationIcon({
  kind,
  pending,
}: {
  readonly kind: NotificationKind;
  readonly pending: boolean;
}) {
  const Icon = ICONS[kind];
  return (
    <Circle $pending={pending} aria-hidden>
      <Icon size={20} />
    </Circle>
  );
}
