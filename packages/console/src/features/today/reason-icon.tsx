import { type Reason, type ReasonKind, severityOf } from '@vigia/domain/today';
import { severityStatus } from '@vigia/ui';
import {
  Bug,
  Camera,
  ClipboardList,
  CloudFog,
  Droplet,
  Layers,
  type LucideIcon,
  RadioTower,
  StickyNote,
  TrendingUp,
} from 'lucide-react';
import { styled } from 'styled-components';

const ICONS: Readonly<Record<ReasonKind, LucideIcon>> = {
  captures: Bug,
  mildew: CloudFog,
  milestone: TrendingUp,
  device: RadioTower,
  camera: Camera,
  lure: Droplet,
  paper: StickyNote,
  plate: Layers,
  uncounted: ClipboardList,
};

const Tinted = styled.span<{ $status: ReturnType<typeof severityStatus> }>`
  display: inline-flex;
  color: ${({ theme, $status }) => theme.status[$status].main};
`;

/** The kind of a reason, in the colour of its urgency. The text beside it says the same. */
export function ReasonIcon({ reason }: { readonly reason: Reason }) {
  const Icon = ICONS[reason.kind];
  return (
    <Tinted $status={severityStatus(severityOf(reason), true)} aria-hidden>
      <Icon size={20} />
    </Tinted>
  );
}
