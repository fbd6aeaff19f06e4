import { EMBED_KEY_STATE_WORDS, type EmbedKeyState, formatDateTime } from '@vigia/domain';
import { Button, Chip, EmptyState, PageHeader, type Status } from '@vigia/ui';
import { type DataColumn, DataTable, type RowAction } from '@vigia/ui/table';
import { Ban, Code, KeyRound, Pencil, RefreshCw } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { styled } from 'styled-components';
import { KeyCell } from './key-cell.tsx';
import type { KeyRow } from './key-rows.ts';
import { WORDS } from './words.ts';

const Hint = styled.p`
  max-width: 900px;
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;
const Sites = styled.span`
  display: grid;
  width: max-content;
  max-width: 280px;
  overflow-wrap: anywhere;
`;

const STATUS: Readonly<Record<EmbedKeyState, Status>> = {
  active: 'ok',
  replaced: 'warning',
  expired: 'neutral',
  revoked: 'error',
};

const C = WORDS.columns;
const at = (text: string | null): number | null => (text === null ? null : Date.parse(text));
const columnsOf = (): readonly DataColumn<KeyRow>[] => [
  { id: 'name', header: C.name, value: ({ key }) => key.name, card: 'title' },
  {
    id: 'state',
    header: C.state,
    value: ({ state }) => EMBED_KEY_STATE_WORDS[state],
    cell: ({ state }) => <Chip status={STATUS[state]}>{EMBED_KEY_STATE_WORDS[state]}</Chip>,
    card: 'head',
  },
  {
    id: 'key',
    header: C.key,
    value: ({ key }) => key.key ?? key.key_prefix,
    text: ({ key }) => key.key ?? `${key.key_prefix}…`,
    cell: ({ key }) => <KeyCell text={key.key} prefix={key.key_prefix} />,
  },
  { id: 'client', header: C.client, value: ({ client }) => client },
  { id: 'places', header: C.places, value: ({ places }) => places },
  { id: 'metrics', header: C.metrics, value: ({ metrics }) => metrics },
  {
    id: 'origins',
    header: C.origins,
    value: ({ key }) => key.origins.join(', '),
    cell: ({ key }) => (
      <Sites>
        {key.origins.map((origin) => (
          <span key={origin}>{origin.replace(/^https:\/\//, '')}</span>
        ))}
      </Sites>
    ),
  },
  {
    id: 'expires',
    header: C.expires,
    kind: 'datetime',
    value: ({ key }) => at(key.expires_at),
    ...orWords(({ key }) => at(key.expires_at), WORDS.never),
  },
  {
    id: 'used',
    header: C.used,
    kind: 'datetime',
    value: ({ key }) => at(key.last_used_at),
    ...orWords(({ key }) => at(key.last_used_at), WORDS.unused),
    card: 'head',
  },
  { id: 'usedAt', header: C.usedAt, value: ({ key }) => key.last_used_origin, isHidden: true },
  {
    id: 'createdBy',
    header: C.createdBy,
    value: ({ key }) => key.created_by ?? WORDS.system,
    isHidden: true,
  },
];

/** An instant, or words where there is none. */
function orWords(
  instant: (row: KeyRow) => number | null,
  otherwise: string,
): Pick<DataColumn<KeyRow>, 'cell' | 'text'> {
  const text = (row: KeyRow) => {
    const time = instant(row);
    return time === null ? otherwise : formatDateTime(time).slice(0, -3);
  };
  return { text, cell: text };
}

export interface EmbedKeysViewProps {
  readonly clientName: string;
  readonly rows: readonly KeyRow[];
  readonly state: 'loading' | 'error' | 'ready';
  readonly onRetry: () => void;
  /** False for who may look only. */
  readonly canEdit: boolean;
  readonly onCreate: () => void;
  readonly onCode: (row: KeyRow) => void;
  readonly onEdit: (row: KeyRow) => void;
  readonly onRotate: (row: KeyRow) => void;
  readonly onRevoke: (row: KeyRow) => void;
}

export function EmbedKeysView(props: EmbedKeysViewProps) {
  const { clientName, rows, state, onRetry, canEdit, onCreate, onCode, onEdit, onRotate, onRevoke } = props;
  const columns = useMemo(() => columnsOf(), []);
  const actions = useCallback(
    (row: KeyRow): RowAction[] => {
      if (!canEdit) return [];
      const isOver = row.state === 'revoked' || row.state === 'expired';
      return [
        {
          id: 'code',
          label: WORDS.code,
          icon: Code,
          onAction: () => onCode(row),
          isDisabled: isOver,
        },
        {
          id: 'edit',
          label: WORDS.edit,
          icon: Pencil,
          onAction: () => onEdit(row),
          isDisabled: isOver,
        },
        {
          id: 'rotate',
          label: WORDS.rotate,
          icon: RefreshCw,
          onAction: () => onRotate(row),
          isDisabled: row.state !== 'active',
        },
        {
          id: 'revoke',
          label: WORDS.revoke,
          icon: Ban,
          onAction: () => onRevoke(row),
          isDisabled: isOver,
        },
      ];
    },
    [canEdit, onCode, onEdit, onRotate, onRevoke],
  );
  const create = canEdit && (
    <Button variant="primary" icon={KeyRound} onPress={onCreate}>
      {WORDS.create}
    </Button>
  );
  return (
    <>
      <PageHeader title={WORDS.title} subtitle={WORDS.subtitle(clientName)} filters={create} />
      <Hint>{WORDS.hint}</Hint>
      <DataTable
        label={WORDS.table}
        columns={columns}
        rows={rows}
        rowId={({ key }) => key.key_id}
        rowActions={actions}
        state={state}
        onRetry={onRetry}
        hasSearch
        hasColumns
        empty={<EmptyState title={WORDS.empty}>{WORDS.emptyHint}</EmptyState>}
      />
    </>
  );
}
