import { formatMinute } from '@vigia/domain/es';
import { Button, Chip, StatusIcon, textSize, useWords } from '@vigia/ui';
import type { DataColumn, RowAction } from '@vigia/ui/table';
import { ListChecks, Pause, Pencil, Play, Plus, RefreshCw, Send, Trash2 } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { styled } from 'styled-components';
import { ConnectionsPage } from '../../shared/ui/connections-page.tsx';
import type { WebhookRow } from './webhook-rows.ts';
import { WEBHOOKS, type WebhookWords } from './words.ts';

const Lines = styled.span`
  display: grid;
  justify-items: start;
  gap: 2px;
  max-width: 280px;
  overflow-wrap: anywhere;
  small {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${textSize('compact')};
  }
`;

const columnsOf = (words: WebhookWords): readonly DataColumn<WebhookRow>[] => [
  { id: 'name', header: words.columns.name, value: ({ webhook }) => webhook.name, card: 'title' },
  {
    id: 'state',
    header: words.columns.state,
    value: ({ condition }) => condition.label,
    text: ({ condition }) => [condition.label, ...condition.hints].join('. '),
    cell: ({ condition: { status, label, hints } }) => (
      <Lines>
        <Chip status={status}>
          <StatusIcon status={status} size={16} />
          {label}
        </Chip>
        {hints.map((hint) => (
          <small key={hint}>{hint}</small>
        ))}
      </Lines>
    ),
    card: 'head',
  },
  {
    id: 'url',
    header: words.columns.url,
    value: ({ webhook }) => webhook.url,
    cell: ({ webhook }) => <Lines>{webhook.url}</Lines>,
  },
  {
    id: 'kinds',
    header: words.columns.kinds,
    value: ({ kinds }) => kinds.join(', '),
    cell: ({ kinds }) => (
      <Lines>
        {kinds.map((kind) => (
          <span key={kind}>{kind}</span>
        ))}
      </Lines>
    ),
  },
  { id: 'sectors', header: words.columns.sectors, value: ({ sectors }) => sectors },
  {
    id: 'delivered',
    header: words.columns.delivered,
    kind: 'datetime',
    value: ({ webhook }) => webhook.deliveredAt,
    text: ({ webhook }) => deliveredText(words, webhook.deliveredAt),
    cell: ({ webhook }) => deliveredText(words, webhook.deliveredAt),
  },
  {
    id: 'createdAt',
    header: words.columns.createdAt,
    kind: 'datetime',
    value: ({ webhook }) => webhook.createdAt,
    isHidden: true,
  },
  {
    id: 'createdBy',
    header: words.columns.createdBy,
    value: ({ webhook }) => webhook.createdBy,
    isHidden: true,
  },
];

const deliveredText = (words: WebhookWords, at: number | null): string =>
  at === null ? words.neverDelivered : formatMinute(at);

/** What may be done with a webhook. */
export interface WebhookDoings {
  readonly hrefOf: (row: WebhookRow) => string;
  readonly onTest: (row: WebhookRow) => void;
  readonly onEdit: (row: WebhookRow) => void;
  readonly onPause: (row: WebhookRow, isPaused: boolean) => void;
  readonly onRotate: (row: WebhookRow) => void;
  readonly onRemove: (row: WebhookRow) => void;
}

export interface WebhooksViewProps {
  readonly clientName: string;
  readonly rows: readonly WebhookRow[];
  readonly state: 'loading' | 'error' | 'ready';
  readonly onRetry: () => void;
  readonly onCreate: () => void;
  /** Keep the same object between renders. */
  readonly doings: WebhookDoings;
}

/** The webhooks of a client, with how the last messages of each fared. */
export function WebhooksView({ clientName, onCreate, doings, ...rows }: WebhooksViewProps) {
  const words = useWords(WEBHOOKS);
  const columns = useMemo(() => columnsOf(words), [words]);
  const actions = useCallback((row: WebhookRow) => actionsOf(words, row, doings), [words, doings]);
  return (
    <ConnectionsPage
      {...rows}
      title={words.title}
      subtitle={words.subtitle(clientName)}
      hint={words.hint}
      guide={{ href: '/docs/webhooks', label: words.guide }}
      create={
        <Button variant="primary" icon={Plus} onPress={onCreate}>
          {words.create}
        </Button>
      }
      table={words.table}
      columns={columns}
      rowId={({ webhook }) => webhook.id}
      rowActions={actions}
      empty={words.empty}
      emptyHint={words.emptyHint}
    />
  );
}

function actionsOf(words: WebhookWords, row: WebhookRow, doings: WebhookDoings): RowAction[] {
  const isPaused = row.webhook.state === 'paused';
  return [
    { id: 'deliveries', label: words.deliveries, icon: ListChecks, href: doings.hrefOf(row) },
    { id: 'test', label: words.test, icon: Send, onAction: () => doings.onTest(row) },
    { id: 'edit', label: words.edit, icon: Pencil, onAction: () => doings.onEdit(row) },
    {
      ...{ id: 'pause', label: isPaused ? words.resume : words.pause, icon: isPaused ? Play : Pause },
      onAction: () => doings.onPause(row, !isPaused),
    },
    { id: 'rotate', label: words.rotate, icon: RefreshCw, onAction: () => doings.onRotate(row) },
    { id: 'remove', label: words.remove.action, icon: Trash2, onAction: () => doings.onRemove(row) },
  ];
}
