import type { UplinkProfile } from '@vigia/api/client';
import { useSnackbar, useWords } from '@vigia/ui';
import { useRef } from 'react';
import type { DoorDialogsProps } from './door-dialogs-props.ts';
import { ProfileDialog } from './profile-dialog.tsx';
import { UPLINK_PROFILES } from './profile-words.ts';
import { devicesOf } from './profiles-table.tsx';
import type { ReadAgain } from './use-door-edits.ts';
import { UPLINK_DOORS } from './words.ts';

interface EditProfileProps extends Pick<DoorDialogsProps, 'doors' | 'edits' | 'onClose'> {
  readonly profile: UplinkProfile;
}

/** Changes a profile, and says what became of the kept uplinks of the devices that are read by it. */
export function EditProfile({ profile, doors, edits, onClose }: EditProfileProps) {
  const words = useWords(UPLINK_PROFILES);
  const { uplinks } = useWords(UPLINK_DOORS);
  const { success } = useSnackbar();
  const read = useRef<ReadAgain>({ replayed: 0, stillApart: 0 });
  const devices = devicesOf(doors, profile.id);
  return (
    <ProfileDialog
      isOpen
      onClose={onClose}
      profile={profile}
      devices={devices.map(({ device }) => device)}
      onSave={async (draft, _, signal) => {
        read.current = await edits.changeProfile(profile, draft, devices, signal);
      }}
      onSaved={({ name }) => {
        const { replayed, stillApart } = read.current;
        const again = devices.length > 0 ? ` ${uplinks.replayed(replayed, stillApart)}` : '';
        success(`${words.saved(name.trim())}${again}`);
        onClose();
      }}
    />
  );
}
