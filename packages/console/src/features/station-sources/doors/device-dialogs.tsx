import { useQuery } from '@tanstack/react-query';
import type { UplinkDevice, UplinkDoor } from '@vigia/api/client';
import { ConfirmDialog, useSnackbar, useWords } from '@vigia/ui';
import { useRef, useState } from 'react';
import { queryState } from '../../../shared/diagnostics/query-state.ts';
import { useFarm } from '../../../shared/state/farm.ts';
import type { DoorDialogsProps } from './door-dialogs-props.ts';
import { LinkDialog } from './link-dialog.tsx';
import { likelyProfile } from './mapping-draft.ts';
import { UplinksDialog } from './uplinks-dialog.tsx';
import { DOORS, type ReadAgain } from './use-door-edits.ts';
import { UPLINK_DOORS } from './words.ts';

interface DeviceDialogsProps extends Omit<DoorDialogsProps, 'opened' | 'onMade'> {
  readonly kind: 'link' | 'uplinks' | 'forget';
  readonly door: UplinkDoor;
  readonly device: UplinkDevice;
}

/** The dialog about a device that is open. */
export function DeviceDialogs(props: DeviceDialogsProps) {
  if (props.kind === 'link') return <LinkDevice {...props} />;
  if (props.kind === 'uplinks') return <UplinksOfDevice {...props} />;
  return <ForgetDevice {...props} />;
}

function LinkDevice({ door, device, doors, profiles, edits, onClose }: DeviceDialogsProps) {
  const words = useWords(UPLINK_DOORS).link;
  const { tree } = useFarm();
  const { success } = useSnackbar();
  const read = useRef<ReadAgain>({ replayed: 0, stillApart: 0 });
  const stations = tree.stations.filter(({ archived }) => !archived);
  return (
    <LinkDialog
      isOpen
      onClose={onClose}
      device={device}
      stations={stations}
      profiles={profiles}
      likely={likelyProfile(
        device,
        doors.flatMap(({ devices }) => devices),
        profiles,
      )}
      onSave={async (draft, key, signal) => {
        read.current = await edits.link(tree.client.id, { door, device }, draft, key, signal);
      }}
      onSaved={({ stationId }) => {
        const { replayed, stillApart } = read.current;
        const station = stations.find(({ id }) => id === stationId);
        success(words.done(device.name, station?.name ?? '', replayed, stillApart));
        onClose();
      }}
    />
  );
}

function UplinksOfDevice({ door, device, edits, canEdit, onClose }: DeviceDialogsProps) {
  const words = useWords(UPLINK_DOORS).uplinks;
  const [isReplaying, setReplaying] = useState(false);
  const query = useQuery({
    queryKey: [DOORS, 'uplinks', door.id, device.devEui],
    queryFn: ({ signal }) => edits.calls.uplinks(door.id, device.devEui, signal),
  });
  const replay = async () => {
    setReplaying(true);
    await edits.act(
      () => edits.readAgain([{ door, device }]),
      ({ replayed, stillApart }) => words.replayed(replayed, stillApart),
    );
    setReplaying(false);
  };
  return (
    <UplinksDialog
      isOpen
      onClose={onClose}
      name={device.name}
      uplinks={query.data ?? null}
      {...queryState(query)}
      isReplaying={isReplaying}
      onReplay={canEdit ? () => void replay() : undefined}
    />
  );
}

function ForgetDevice({ door, device, edits, onClose }: DeviceDialogsProps) {
  const words = useWords(UPLINK_DOORS).forget;
  const [isBusy, setBusy] = useState(false);
  const forget = async () => {
    setBusy(true);
    const isDone = await edits.forget(door, device);
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={words.title(device.name)}
      confirmLabel={words.action}
      busy={isBusy}
      onConfirm={() => void forget()}
      onCancel={onClose}
    >
      {words.text}
    </ConfirmDialog>
  );
}
