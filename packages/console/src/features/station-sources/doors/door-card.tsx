import { useWords } from '@vigia/ui';
import { KeyRound, Pencil, Plug, Trash2 } from 'lucide-react';
import { StateCard } from '../state-card.tsx';
import { DoorDevices } from './door-devices.tsx';
import type { DoorCardProps } from './door-doings.ts';
import { stateOfDoor } from './door-state.ts';
import { UPLINK_DOORS } from './words.ts';

/** A door: how it is, and the devices that were heard at it. */
export function DoorCard(props: DoorCardProps) {
  const words = useWords(UPLINK_DOORS);
  const { door, canEdit, now, doings } = props;
  const entries = [
    { id: 'rename', label: words.rename, icon: Pencil, onAction: () => doings.onRename(door) },
    { id: 'rotate', label: words.rotate, icon: KeyRound, onAction: () => doings.onRotate(door) },
    {
      id: 'remove',
      label: words.remove.action,
      icon: Trash2,
      isDanger: true,
      onAction: () => doings.onRemove(door),
    },
  ];
  return (
    <StateCard
      title={`${door.name} · ${words.networks[door.network]}`}
      state={stateOfDoor(words, door, now)}
      actions={
        canEdit
          ? {
              icon: Plug,
              label: words.connect,
              onPress: () => doings.onGuide(door),
              more: words.more(door.name),
              entries,
            }
          : null
      }
    >
      {door.devices.length > 0 && <DoorDevices {...props} />}
    </StateCard>
  );
}
