import { EMBED_KEY_STATE_WORDS, formatMinute } from '@vigia/domain/es';
import type { EmbedKeyState } from '@vigia/domain/published';
import { Button, Chip, type Status, useWords } from '@vigia/ui';
import type { DataColumn, RowAction } from '@vigia/ui/table';
import { Ban, Code, KeyRound, Pencil, RefreshCw } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { styled } from 'styled-components';
import { ConnectionsPage } from '../../shared/ui/connections-page.tsx';
import { KeyCell } from './key-cell.tsx';
import type { KeyRow } from './key-rows.ts';
import { EMBED_KEYS, type EmbedKeyWords } from './words.ts';

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
const columnsOf = (words: EmbedKeyWords): readonly DataColumn<KeyRow>[] => [
  { id: 'name', header: words.columns.name, value: ({ key }) => key.name, card: 'title' },
  {
    id: 'state',
    header: words.columns.state,
    value: ({ state }) => EMBED_KEY_STATE_WORDS[state],
    cell: ({ state }) => <Chip status={STATUS[state]}>{EMBED_KEY_STATE_WORDS[state]}</Chip>,
    card: 'head',
  },
  {
    id: 'key',
    header: words.columns.key,
    value: ({ key }) => key.key ?? key.prefix,
    text: ({ key }) => key.key ?? `${key.prefix}…`,
    cell: ({ key }) => <KeyCell text={key.key} prefix={key.prefix} />,
  },
  { id: 'client', header: words.columns.client, value: ({ client }) => client },
  { id: 'places', header: words.columns.places, value: ({ subjects }) => subjects },
  { id: 'metrics', header: words.columns.metrics, value: ({ metrics }) => metrics },
  {
    id: 'origins',
    header: words.columns.origins,
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
    header: words.columns.expires,
    kind: 'datetime',
    value: ({ key }) => key.expiresAt,
    ...orWords(({ key }) => key.expiresAt, words.never),
  },
  {
    id: 'used',
    header: words.columns.used,
    kind: 'datetime',
    value: ({ key }) => key.lastUsedAt,
    ...orWords(({ key }) => key.lastUsedAt, words.unused),
    card: 'head',
  },
  { id: 'usedAt', header: words.columns.usedAt, value: ({ key }) => key.lastUsedOrigin, isHidden: true },
  {
    id: 'createdBy',
    header: words.columns.createdBy,
    value: ({ key }) => key.createdBy ?? words.system,
    isHidden: true,
  },
];

/** An instant, or words if there is none. */
function orWords(
  instant: (row: KeyRow) => number | null,
  otherwise: string,
): Pick<DataColumn<KeyRow>, 'cell' | 'text'> {
  const text = (row: KeyRow) => {
    const time = instant(row);
    return time === null ? otherwise : formatMinute(time);
  };
  return { text, cell: text };
}

export interface EmbedKeysViewProps {
  readonly clientName: string;
  readonly rows: readonly KeyRow[];
  readonly state: 'loading' | 'error' | 'ready';
  readonly onRetry: () => void;
  /** False for those who may only look. */
  readonly canEdit: boolean;
  readonly onCreate: () => void;
  readonly onCode: (row: KeyRow) => void;
  readonly onEdit: (row: KeyRow) => void;
  readonly onRotate: (row: KeyRow) => void;
  readonly onRevoke: (row: KeyRow) => void;
}

export function EmbedKeysView(props: EmbedKeysViewProps) {
  const words = useWords(EMBED_KEYS);
  const { clientName, rows, state, onRetry, canEdit, onCreate, onCode, onEdit, onRotate, onRevoke } = props;
  const columns = useMemo(() => columnsOf(words), [words]);
  const actions = useCallback(
    (row: KeyRow): RowAction[] => {
      if (!canEdit) return [];
      const isOver = row.state === 'revoked' || row.state === 'expired';
      return [
        {
          id: 'code',
          label: words.code,
          icon: Code,
          onAction: () => onCode(row),
          isDisabled: isOver,
        },
        {
          id: 'edit',
          label: words.edit,
          icon: Pencil,
          onAction: () => onEdit(row),
          isDisabled: isOver,
        },
        {
          id: 'rotate',
          label: words.rotate,
          icon: RefreshCw,
          onAction: () => onRotate(row),
          isDisabled: row.state !== 'active',
        },
        {
          id: 'revoke',
          label: words.revoke,
          icon: Ban,
          onAction: () => onRevoke(row),
          isDisabled: isOver,
        },
      ];
    },
    [canEdit, onCode, onEdit, onRotate, onRevoke, words.edit, words.rotate, words.revoke, words.code],
  );
  return (
    <ConnectionsPage
      title={words.title}
      subtitle={words.subtitle(clientName)}
      hint={words.hint}
      create={
        canEdit && (
          <Button variant="primary" icon={KeyRound} onPress={onCreate}>
            {words.create}
          </Button>
        )
      }
      table={words.table}
      columns={columns}
      rows={rows}
      rowId={({ key }) => key.id}
      rowActions={actions}
      state={state}
      onRetry={onRetry}
      empty={words.empty}
      emptyHint={words.emptyHint}
    />
  );
}
