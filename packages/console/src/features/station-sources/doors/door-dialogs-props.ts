import type { MadeDoor, UplinkDoor, UplinkProfile } from '@vigia/api/client';
import type { DoorEdits } from './use-door-edits.ts';

/** Which dialog is open, and about what; ids, so that it shows what is there now. */
export type Opened =
  | { readonly kind: 'new' }
  | { readonly kind: 'guide' | 'rename' | 'rotate' | 'remove'; readonly doorId: number }
  | { readonly kind: 'link' | 'uplinks' | 'forget'; readonly doorId: number; readonly devEui: string }
  | { readonly kind: 'profile'; readonly profileId: number };

export interface DoorDialogsProps {
  readonly opened: Opened;
  readonly doors: readonly UplinkDoor[];
  readonly profiles: readonly UplinkProfile[];
  readonly edits: DoorEdits;
  readonly canEdit: boolean;
  readonly onClose: () => void;
  /** Gets a door with its secret, which is told once. */
  readonly onMade: (made: MadeDoor) => void;
}
