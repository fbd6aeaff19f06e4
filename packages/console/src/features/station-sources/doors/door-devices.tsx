import type { UplinkDevice } from '@vigia/api/client';
import { NO_VALUE } from '@vigia/domain/es';
import { Button, Chip, Link, useWords } from '@vigia/ui';
import { type DataColumn, DataTable, type RowAction } from '@vigia/ui/table';
import { Link2, ListChecks, Trash2, Unlink } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import type { DoorCardProps, DoorSurroundings } from './door-doings.ts';
import { stateOfDevice } from './door-state.ts';
import { FieldsText, fieldsLine } from './fields-text.tsx';
import { type DoorWords, UPLINK_DOORS } from './words.ts';

interface Shown extends Omit<DoorSurroundings, 'canEdit'> {
  /** Undefined for those who may only look. */
  readonly onLink: ((device: UplinkDevice) => void) | undefined;
}

function columnsOf(
  words: DoorWords,
  { stations, profiles, stationHref, now, onLink }: Shown,
): readonly DataColumn<UplinkDevice>[] {
  const { columns } = words;
  const own = ({ stationId }: UplinkDevice) => stations.find(({ id }) => id === stationId);
  const stationOf = (device: UplinkDevice): string | null =>
    device.stationId === null ? null : (own(device)?.name ?? words.device.gone);
  return [
    { id: 'device', header: columns.device, value: ({ name }) => name, card: 'title' },
    {
      id: 'state',
      header: columns.state,
      value: (device) => stateOfDevice(words, device, now).label,
      cell: (device) => {
        const { status, label } = stateOfDevice(words, device, now);
        return <Chip status={status}>{label}</Chip>;
      },
      card: 'head',
    },
    {
      id: 'station',
      header: columns.station,
      value: stationOf,
      cell: (device) => {
        if (device.stationId === null && onLink)
          return (
            <Button size="small" icon={Link2} onPress={() => onLink(device)}>
              {words.link.action}
            </Button>
          );
        const station = own(device);
        return station ? (
          <Link href={stationHref(station.id)}>{station.name}</Link>
        ) : (
          (stationOf(device) ?? NO_VALUE)
        );
      },
      card: 'head',
    },
    {
      id: 'profile',
      header: columns.profile,
      value: ({ profileId }) => profiles.find(({ id }) => id === profileId)?.name,
    },
    { id: 'heard', header: columns.heard, kind: 'datetime', value: ({ heardAt }) => heardAt },
    {
      id: 'fields',
      header: columns.fields,
      value: ({ lastFields }) => fieldsLine(lastFields),
      cell: ({ lastFields }) => <FieldsText fields={lastFields} />,
    },
    { id: 'apart', header: columns.apart, kind: 'number', decimals: 0, value: ({ apart }) => apart },
    { id: 'id', header: columns.id, value: ({ devEui }) => devEui },
  ];
}

/** The devices that were heard at a door, those that are no station yet first. */
export function DoorDevices(props: DoorCardProps) {
  const words = useWords(UPLINK_DOORS);
  const { door, stations, profiles, stationHref, now, canEdit, doings } = props;
  const columns = useMemo(() => {
    const onLink = canEdit ? (device: UplinkDevice) => doings.onLink(door, device) : undefined;
    return columnsOf(words, { stations, profiles, stationHref, now, onLink });
  }, [words, stations, profiles, stationHref, now, canEdit, doings, door]);
  const rows = useMemo(
    () =>
      [...door.devices].sort(
        (one, other) => Number(one.stationId !== null) - Number(other.stationId !== null),
      ),
    [door.devices],
  );
  const actions = useCallback(
    (device: UplinkDevice): RowAction[] => {
      const look = {
        ...{ id: 'uplinks', label: words.uplinks.action, icon: ListChecks },
        onAction: () => doings.onUplinks(door, device),
      };
      if (!canEdit) return [look];
      const change = {
        ...{ id: 'link', label: words.link.change, icon: Link2 },
        onAction: () => doings.onLink(door, device),
      };
      const unlink = {
        ...{ id: 'unlink', label: words.unlink.action, icon: Unlink },
        onAction: () => doings.onUnlink(door, device),
      };
      const forget = {
        ...{ id: 'forget', label: words.forget.action, icon: Trash2 },
        onAction: () => doings.onForget(door, device),
      };
      return device.stationId === null ? [look, forget] : [change, look, unlink, forget];
    },
    [words, canEdit, door, doings],
  );
  return (
    <DataTable
      label={words.table(door.name)}
      columns={columns}
      rows={rows}
      rowId={({ devEui }) => devEui}
      rowActions={actions}
      pageSizes={false}
      state="ready"
    />
  );
}
