import type { MadeDoor, UplinkProfile } from '@vigia/api/client';
import { can } from '@vigia/domain/access';
import { stationPath } from '@vigia/domain/farm';
import { useMemo, useState } from 'react';
import { useFarm } from '../../../shared/state/farm.ts';
import { useNavigation } from '../../../shared/state/use-filters.ts';
import { useKeptState } from '../../../shared/state/use-kept-state.ts';
import { DoorDialogs } from './door-dialogs.tsx';
import type { Opened } from './door-dialogs-props.ts';
import type { DoorDoings } from './door-doings.ts';
import { DoorsView } from './doors-view.tsx';
import { GuideDialog } from './guide-dialog.tsx';
import { useDoorEdits } from './use-door-edits.ts';
import { useDoors } from './use-doors.ts';

const NONE: readonly UplinkProfile[] = [];

/** The doors of the client: made, connected, their devices linked, and ended. */
export function Doors() {
  const { tree, user } = useFarm();
  const { href } = useNavigation();
  const edits = useDoorEdits();
  const query = useDoors();
  const [opened, setOpened] = useKeptState<Opened | null>('a dialog about uplink doors', null);
  // In no other place than this: its secret is told once.
  const [made, setMade] = useState<MadeDoor | null>(null);
  const { unlink } = edits;
  const doings = useMemo<DoorDoings>(
    () => ({
      onGuide: ({ id }) => setOpened({ kind: 'guide', doorId: id }),
      onRename: ({ id }) => setOpened({ kind: 'rename', doorId: id }),
      onRotate: ({ id }) => setOpened({ kind: 'rotate', doorId: id }),
      onRemove: ({ id }) => setOpened({ kind: 'remove', doorId: id }),
      onLink: ({ id }, { devEui }) => setOpened({ kind: 'link', doorId: id, devEui }),
      onUplinks: ({ id }, { devEui }) => setOpened({ kind: 'uplinks', doorId: id, devEui }),
      onForget: ({ id }, { devEui }) => setOpened({ kind: 'forget', doorId: id, devEui }),
      onUnlink: (door, device) => void unlink(door, device),
    }),
    [setOpened, unlink],
  );
  const stationHref = (id: number): string => href(stationPath(id));
  const canEdit = can(user, 'station-source.edit', { clientId: tree.client.id });
  return (
    <>
      <DoorsView
        doors={query.data?.doors ?? null}
        profiles={query.data?.profiles ?? NONE}
        isFailed={query.isError}
        onRetry={() => void query.refetch()}
        canEdit={canEdit}
        stations={tree.stations}
        stationHref={stationHref}
        now={Math.max(query.dataUpdatedAt, query.errorUpdatedAt)}
        onAdd={() => setOpened({ kind: 'new' })}
        doings={doings}
        onEditProfile={({ id }) => setOpened({ kind: 'profile', profileId: id })}
        onRemoveProfile={(profile) => void edits.removeProfile(profile)}
      />
      {opened && (
        <DoorDialogs
          opened={opened}
          doors={query.data?.doors ?? []}
          profiles={query.data?.profiles ?? NONE}
          edits={edits}
          canEdit={canEdit}
          // A dialog that closes late leaves the one that followed it open.
          onClose={() => setOpened((now) => (now === opened ? null : now))}
          onMade={setMade}
        />
      )}
      {made && opened === null && (
        <GuideDialog
          door={made.door}
          origin={window.location.origin}
          secret={made.secret}
          onClose={() => setMade(null)}
        />
      )}
    </>
  );
}
