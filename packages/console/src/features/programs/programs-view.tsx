import { dayOfInstant } from '@vigia/domain';
import type { ServiceTokenState } from '@vigia/domain/access';
import { formatDate, formatMinute, SERVICE_TOKEN_STATE_WORDS } from '@vigia/domain/es';
import { Button, Chip, type Status, textSize, useWords } from '@vigia/ui';
import type { DataColumn, RowAction } from '@vigia/ui/table';
import { Ban, Plus, RefreshCw } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { styled } from 'styled-components';
import { ConnectionsPage } from '../../shared/ui/connections-page.tsx';
import type { ProgramRow } from './program-rows.ts';
import { PROGRAMS, type ProgramWords } from './words.ts';

const Lines = styled.span`
  display: grid;
  justify-items: start;
  max-width: 300px;
  small {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${textSize('compact')};
  }
`;

const STATUS: Readonly<Record<ServiceTokenState, Status>> = {
  active: 'ok',
  rotating: 'warning',
  expired: 'neutral',
  ended: 'error',
};

const columnsOf = (words: ProgramWords): readonly DataColumn<ProgramRow>[] => [
  { id: 'name', header: words.columns.name, value: ({ token }) => token.name, card: 'title' },
  {
    id: 'state',
    header: words.columns.state,
    value: ({ state }) => SERVICE_TOKEN_STATE_WORDS[state],
    cell: ({ state, token }) => (
      <Lines>
        <Chip status={STATUS[state]}>{SERVICE_TOKEN_STATE_WORDS[state]}</Chip>
        {state === 'rotating' && token.replacedUntil !== null && (
          <small>{words.rotatingUntil(formatMinute(token.replacedUntil))}</small>
        )}
      </Lines>
    ),
    card: 'head',
  },
  {
    id: 'scopes',
    header: words.columns.scopes,
    value: ({ scopes }) => scopes.join(', '),
    cell: ({ scopes }) => (
      <Lines>
        {scopes.map((scope) => (
          <span key={scope}>{scope}</span>
        ))}
      </Lines>
    ),
  },
  { id: 'sectors', header: words.columns.sectors, value: ({ sectors }) => sectors },
  {
    id: 'expires',
    header: words.columns.expires,
    kind: 'datetime',
    value: ({ token }) => token.expiresAt,
    // It ends with a day, at the first instant of the next one.
    text: ({ token }) => formatDate(dayOfInstant(token.expiresAt - 1)),
    cell: ({ token }) => formatDate(dayOfInstant(token.expiresAt - 1)),
  },
  {
    id: 'used',
    header: words.columns.used,
    kind: 'datetime',
    value: ({ token }) => token.lastUsedAt,
    text: ({ token }) => usedText(words, token.lastUsedAt),
    cell: ({ token }) => usedText(words, token.lastUsedAt),
  },
  { id: 'start', header: words.columns.start, value: ({ token }) => `${token.start}…`, isHidden: true },
  {
    id: 'createdAt',
    header: words.columns.createdAt,
    kind: 'datetime',
    value: ({ token }) => token.createdAt,
    isHidden: true,
  },
  { id: 'createdBy', header: words.columns.createdBy, value: ({ token }) => token.createdBy, isHidden: true },
];

const usedText = (words: ProgramWords, at: number | null): string =>
  at === null ? words.unused : formatMinute(at);

export interface ProgramsViewProps {
  readonly clientName: string;
  readonly rows: readonly ProgramRow[];
  readonly state: 'loading' | 'error' | 'ready';
  readonly onRetry: () => void;
  readonly onCreate: () => void;
  readonly onRotate: (row: ProgramRow) => void;
  readonly onEnd: (row: ProgramRow) => void;
}

/** The programs of a client, with what each may do. */
export function ProgramsView(props: ProgramsViewProps) {
  const words = useWords(PROGRAMS);
  const { clientName, rows, state, onRetry, onCreate, onRotate, onEnd } = props;
  const columns = useMemo(() => columnsOf(words), [words]);
  const actions = useCallback(
    (row: ProgramRow): RowAction[] => {
      const isOver = row.state === 'ended' || row.state === 'expired';
      return [
        {
          ...{ id: 'rotate', label: words.rotate, icon: RefreshCw },
          ...{ onAction: () => onRotate(row), isDisabled: isOver },
        },
        {
          ...{ id: 'end', label: words.end, icon: Ban },
          ...{ onAction: () => onEnd(row), isDisabled: row.state === 'ended' },
        },
      ];
    },
    [onRotate, onEnd, words.rotate, words.end],
  );
  return (
    <ConnectionsPage
      title={words.title}
      subtitle={words.subtitle(clientName)}
      hint={words.hint}
      guide={{ href: '/docs/programs', label: words.guide }}
      create={
        <Button variant="primary" icon={Plus} onPress={onCreate}>
          {words.create}
        </Button>
      }
      table={words.table}
      columns={columns}
      rows={rows}
      rowId={({ token }) => token.id}
      rowActions={actions}
      state={state}
      onRetry={onRetry}
      empty={words.empty}
      emptyHint={words.emptyHint}
    />
  );
}
