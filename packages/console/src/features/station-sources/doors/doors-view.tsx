import type { UplinkDoor, UplinkProfile } from '@vigia/api/client';
import { Button, EmptyState, ErrorState, SkeletonRegion, SkeletonRows, useWords } from '@vigia/ui';
import { Antenna, Plus } from 'lucide-react';
import { RetryNotice } from '../../../shared/ui/retry-notice.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { Hint } from '../station-sources-view.tsx';
import { DoorCard } from './door-card.tsx';
import type { DoorDoings, DoorSurroundings } from './door-doings.ts';
import { ProfilesTable } from './profiles-table.tsx';
import { UPLINK_DOORS } from './words.ts';

export interface DoorsViewProps extends DoorSurroundings {
  /** Null while nothing has come. */
  readonly doors: readonly UplinkDoor[] | null;
  /** The last answer did not come. */
  readonly isFailed: boolean;
  readonly onRetry: () => void;
  readonly onAdd: () => void;
  /** Keep the same object between renders. */
  readonly doings: DoorDoings;
  readonly onEditProfile: (profile: UplinkProfile) => void;
  readonly onRemoveProfile: (profile: UplinkProfile) => void;
}

/** The doors of a client for uplinks of LoRaWAN devices, and the profiles of these. */
export function DoorsView(props: DoorsViewProps) {
  const words = useWords(UPLINK_DOORS);
  const { doors, profiles, isFailed, onRetry, canEdit, onAdd } = props;
  const add = (
    <Button icon={Plus} onPress={onAdd}>
      {words.add}
    </Button>
  );
  const isEmpty = doors?.length === 0;
  return (
    <Section title={words.title} actions={canEdit && !isEmpty && add}>
      <Hint>{words.hint}</Hint>
      {doors === null && isFailed && (
        <ErrorState title={words.failed} kept={words.failedKept} onRetry={onRetry} />
      )}
      {doors === null && !isFailed && (
        <SkeletonRegion label={words.loading}>
          <SkeletonRows count={4} />
        </SkeletonRegion>
      )}
      {doors !== null && isFailed && <RetryNotice onRetry={onRetry}>{words.stale}</RetryNotice>}
      {isEmpty && (
        <EmptyState title={words.empty} icon={Antenna} action={canEdit && add}>
          {words.emptyHint}
        </EmptyState>
      )}
      {doors?.map((door) => (
        <DoorCard key={door.id} {...props} door={door} />
      ))}
      {doors !== null && profiles.length > 0 && (
        <ProfilesTable
          {...{ profiles, doors, canEdit }}
          onEdit={props.onEditProfile}
          onRemove={props.onRemoveProfile}
        />
      )}
    </Section>
  );
}
