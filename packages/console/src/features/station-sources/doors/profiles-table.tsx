import type { UplinkDoor, UplinkProfile } from '@vigia/api/client';
import { Card, useWords } from '@vigia/ui';
import { type DataColumn, DataTable, type RowAction } from '@vigia/ui/table';
import { Pencil, Trash2 } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { styled } from 'styled-components';
import { measureName } from './mapping-draft.ts';
import { type ProfileWords, UPLINK_PROFILES } from './profile-words.ts';

interface Row {
  readonly profile: UplinkProfile;
  readonly devices: number;
}

const Fields = styled.ul`margin: 0; padding: 0; list-style: none; overflow-wrap: anywhere;`;

const Intro = styled.p`margin: 0 0 12px;`;

const linesOf = (words: ProfileWords, { fields }: UplinkProfile): readonly string[] =>
  fields.map(({ measure, path, unit }) => words.line(measureName(measure), path, unit));

const columnsOf = (words: ProfileWords): readonly DataColumn<Row>[] => [
  { id: 'name', header: words.columns.name, value: ({ profile }) => profile.name, card: 'title' },
  {
    id: 'fields',
    header: words.columns.fields,
    value: ({ profile }) => linesOf(words, profile).join(', '),
    cell: ({ profile }) => (
      <Fields>
        {linesOf(words, profile).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Fields>
    ),
    card: 'head',
  },
  {
    id: 'devices',
    header: words.columns.devices,
    kind: 'number',
    decimals: 0,
    value: ({ devices }) => devices,
    card: 'head',
  },
];

/** The devices of all doors that are read by a profile, with their doors. */
export const devicesOf = (doors: readonly UplinkDoor[], profileId: number) =>
  doors.flatMap((door) =>
    door.devices.filter((device) => device.profileId === profileId).map((device) => ({ door, device })),
  );

export interface ProfilesTableProps {
  readonly profiles: readonly UplinkProfile[];
  readonly doors: readonly UplinkDoor[];
  readonly canEdit: boolean;
  readonly onEdit: (profile: UplinkProfile) => void;
  readonly onRemove: (profile: UplinkProfile) => void;
}

/** How decoded fields of each kind of device become measurements. */
export function ProfilesTable({ profiles, doors, canEdit, onEdit, onRemove }: ProfilesTableProps) {
  const words = useWords(UPLINK_PROFILES);
  const columns = useMemo(() => columnsOf(words), [words]);
  const rows = useMemo(
    () => profiles.map((profile): Row => ({ profile, devices: devicesOf(doors, profile.id).length })),
    [profiles, doors],
  );
  const actions = useCallback(
    ({ profile, devices }: Row): RowAction[] =>
      canEdit
        ? [
            { ...{ id: 'edit', label: words.edit, icon: Pencil }, onAction: () => onEdit(profile) },
            {
              ...{ id: 'remove', label: words.remove, icon: Trash2, isDisabled: devices > 0 },
              onAction: () => onRemove(profile),
            },
          ]
        : [],
    [words, canEdit, onEdit, onRemove],
  );
  return (
    <Card title={words.title}>
      <Intro>{words.hint}</Intro>
      <DataTable
        label={words.title}
        columns={columns}
        rows={rows}
        rowId={({ profile }) => profile.id}
        rowActions={actions}
        pageSizes={false}
        state="ready"
      />
    </Card>
  );
}
