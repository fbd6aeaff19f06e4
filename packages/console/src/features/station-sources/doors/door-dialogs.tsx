import type { UplinkDoor } from '@vigia/api/client';
import { TOKEN_OVERLAP_HOURS } from '@vigia/domain/access';
import { ConfirmDialog, useWords } from '@vigia/ui';
import { useState } from 'react';
import { useFarm } from '../../../shared/state/farm.ts';
import { RotateSecretDialog } from '../../../shared/ui/rotate-secret-dialog.tsx';
import { DeviceDialogs } from './device-dialogs.tsx';
import { DoorDialog } from './door-dialog.tsx';
import type { DoorDialogsProps } from './door-dialogs-props.ts';
import { EditProfile } from './edit-profile.tsx';
import { GuideDialog } from './guide-dialog.tsx';
import { UPLINK_DOORS } from './words.ts';

/** The dialog that is open. */
export function DoorDialogs(props: DoorDialogsProps) {
  const { opened, doors, edits, onClose, onMade } = props;
  const { tree } = useFarm();
  if (opened.kind === 'new')
    return (
      <DoorDialog
        isOpen
        onClose={onClose}
        onSave={async (draft, signal) => {
          onMade(await edits.calls.createDoor({ clientId: tree.client.id, ...draft }, signal));
          void edits.refresh();
        }}
        onSaved={onClose}
      />
    );
  if (opened.kind === 'profile') {
    const profile = props.profiles.find(({ id }) => id === opened.profileId);
    return profile ? <EditProfile {...props} profile={profile} /> : null;
  }
  const door = doors.find(({ id }) => id === opened.doorId);
  if (door === undefined) return null;
  if (opened.kind === 'link' || opened.kind === 'uplinks' || opened.kind === 'forget') {
    const device = door.devices.find(({ devEui }) => devEui === opened.devEui);
    return device ? <DeviceDialogs {...props} kind={opened.kind} door={door} device={device} /> : null;
  }
  return <OneDoor {...props} kind={opened.kind} door={door} />;
}

interface OneDoorProps extends DoorDialogsProps {
  readonly kind: 'guide' | 'rename' | 'rotate' | 'remove';
  readonly door: UplinkDoor;
}

function OneDoor({ kind, door, edits, onClose, onMade }: OneDoorProps) {
  const words = useWords(UPLINK_DOORS);
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<boolean>) => {
    setBusy(true);
    const isDone = await work();
    setBusy(false);
    if (isDone) onClose();
  };
  if (kind === 'guide')
    return <GuideDialog door={door} origin={window.location.origin} secret={null} onClose={onClose} />;
  if (kind === 'rename') return <RenameDoor door={door} edits={edits} onClose={onClose} />;
  if (kind === 'rotate')
    return (
      <RotateSecretDialog
        words={{ ...words.rotating, title: words.rotating.title(door.name) }}
        hours={TOKEN_OVERLAP_HOURS}
        busy={isBusy}
        onConfirm={(hours) =>
          void run(() =>
            edits.act(
              async () => onMade(await edits.calls.rotateDoor(door.id, hours)),
              () => words.rotating.done,
            ),
          )
        }
        onCancel={onClose}
      />
    );
  return (
    <ConfirmDialog
      isOpen
      title={words.remove.title(door.name)}
      confirmLabel={words.remove.action}
      busy={isBusy}
      onConfirm={() => void run(() => edits.remove(door))}
      onCancel={onClose}
    >
      {words.remove.text}
    </ConfirmDialog>
  );
}

type RenameDoorProps = Pick<OneDoorProps, 'door' | 'edits' | 'onClose'>;

function RenameDoor({ door, edits, onClose }: RenameDoorProps) {
  const words = useWords(UPLINK_DOORS);
  // The door as it was: what is listed has the new name by the time it is taken back.
  const [before] = useState(door);
  const { id, name, network } = before;
  return (
    <DoorDialog
      isOpen
      onClose={onClose}
      edited={{ network, name }}
      onSave={async (draft, signal) => {
        await edits.calls.renameDoor(id, draft.name, signal);
        void edits.refresh();
      }}
      undo={{
        label: words.undo,
        onPress: () =>
          void edits.act(
            () => edits.calls.renameDoor(id, name),
            () => words.undone,
          ),
      }}
    />
  );
}
