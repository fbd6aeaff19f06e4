import { Button, Card, Chip, IconButton, Menu, StatusIcon, useWords } from '@vigia/ui';
import { Ellipsis, KeyRound, Pencil, Plug, Trash2 } from 'lucide-react';
import { CardActions, CardState } from '../card-parts.tsx';
import { DoorDevices } from './door-devices.tsx';
import type { DoorCardProps } from './door-doings.ts';
import { stateOfDoor } from './door-state.ts';
import { UPLINK_DOORS } from './words.ts';

/** A door: how it is, and the devices that were heard at it. */
export function DoorCard(props: DoorCardProps) {
  const words = useWords(UPLINK_DOORS);
  const { door, canEdit, now, doings } = props;
  const { status, label, hint } = stateOfDoor(words, door, now);
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
    <Card
      title={`${door.name} · ${words.networks[door.network]}`}
      actions={
        canEdit && (
          <CardActions>
            <Button size="small" icon={Plug} onPress={() => doings.onGuide(door)}>
              {words.connect}
            </Button>
            <Menu
              label={words.more(door.name)}
              trigger={<IconButton size="small" icon={Ellipsis} label={words.more(door.name)} />}
              entries={entries}
            />
          </CardActions>
        )
      }
    >
      <CardState>
        <Chip status={status}>
          <StatusIcon status={status} size={16} />
          {label}
        </Chip>
        <span>{hint}</span>
      </CardState>
      {door.devices.length > 0 && <DoorDevices {...props} />}
    </Card>
  );
}
