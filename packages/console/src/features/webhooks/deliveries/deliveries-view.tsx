import { formatDateTime } from '@vigia/domain/es';
import type { DeliveryState, Webhook } from '@vigia/domain/events';
import {
  Button,
  Chip,
  EmptyState,
  PageHeader,
  SegmentedControl,
  StatusIcon,
  textSize,
  useWords,
} from '@vigia/ui';
import { type DataColumn, DataTable, type RowAction } from '@vigia/ui/table';
import { Eye, Pause, Play, RotateCcw, Send } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { styled } from 'styled-components';
import { WEBHOOKS } from '../words.ts';
import { type DeliveryRow, mayResend } from './delivery-rows.ts';
import { DELIVERIES, type DeliveryWords } from './words.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
`;
const Hint = styled.p`
  max-width: 900px;
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;
const Lines = styled.span`
  display: grid;
  justify-items: start;
  gap: 2px;
  small {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${textSize('compact')};
  }
`;
const Short = styled.span`
  display: -webkit-box;
  max-width: 320px;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** Which messages are shown. */
export type ShownState = DeliveryState | 'all';

const columnsOf = ({ columns, never, noAnswer }: DeliveryWords): readonly DataColumn<DeliveryRow>[] => [
  { id: 'kind', header: columns.kind, value: ({ kind }) => kind, card: 'title', isSortable: false },
  { id: 'place', header: columns.place, value: ({ place }) => place, isSortable: false },
  {
    ...{ id: 'made', header: columns.made, kind: 'datetime', isSortable: false, card: 'head' },
    value: ({ delivery }) => delivery.madeAt,
  },
  {
    ...{ id: 'state', header: columns.state, isSortable: false, card: 'head' },
    value: ({ state }) => state.label,
    cell: ({ state: { status, label }, next }) => (
      <Lines>
        <Chip status={status}>
          <StatusIcon status={status} size={16} />
          {label}
        </Chip>
        {next !== null && <small>{next}</small>}
      </Lines>
    ),
  },
  {
    ...{ id: 'tries', header: columns.tries, kind: 'number', isSortable: false },
    value: ({ delivery }) => delivery.tries,
  },
  {
    ...{ id: 'tried', header: columns.tried, kind: 'datetime', isSortable: false },
    value: ({ delivery }) => delivery.triedAt,
    text: ({ delivery }) => (delivery.triedAt === null ? never : formatDateTime(delivery.triedAt)),
  },
  { id: 'status', header: columns.status, value: ({ outcome }) => outcome, isSortable: false },
  {
    ...{ id: 'answer', header: columns.answer, isSortable: false },
    value: ({ delivery }) => delivery.answer || noAnswer,
    cell: ({ delivery }) => <Short>{delivery.answer || noAnswer}</Short>,
  },
];

export interface DeliveriesViewProps {
  readonly webhook: Pick<Webhook, 'name' | 'url' | 'state' | 'aside'>;
  readonly listHref: string;
  readonly rows: readonly DeliveryRow[];
  readonly state: 'loading' | 'error' | 'ready';
  readonly onRetry: () => void;
  readonly shown: ShownState;
  readonly onShow: (shown: ShownState) => void;
  readonly onTest: () => void;
  readonly onPause: (isPaused: boolean) => void;
  readonly onResendAside: () => void;
  readonly isResending: boolean;
  readonly onOpen: (row: DeliveryRow) => void;
  readonly onResend: (row: DeliveryRow) => void;
  /** Loads older ones; undefined where there are none. */
  readonly onOlder?: (() => void) | undefined;
  readonly isLoadingOlder: boolean;
}

/** The messages of one webhook, newest first, and what became of each. */
export function DeliveriesView(props: DeliveriesViewProps) {
  const all = useWords(WEBHOOKS);
  const words = useWords(DELIVERIES);
  const { webhook, rows, state, shown, onShow, onOpen, onResend } = props;
  const isPaused = webhook.state === 'paused';
  const columns = useMemo(() => columnsOf(words), [words]);
  const actions = useCallback(
    (row: DeliveryRow): RowAction[] => [
      { id: 'detail', label: words.detail, icon: Eye, onAction: () => onOpen(row), isInline: true },
      {
        ...{ id: 'resend', label: words.resend, icon: RotateCcw, onAction: () => onResend(row) },
        isDisabled: !mayResend(row),
      },
    ],
    [words, onOpen, onResend],
  );
  return (
    <>
      <PageHeader
        crumbs={[{ label: words.list, href: props.listHref }, { label: webhook.name }]}
        title={words.title(webhook.name)}
        subtitle={isPaused ? `${webhook.url} · ${all.condition.paused}` : webhook.url}
        filters={
          <>
            <Button icon={Send} onPress={props.onTest}>
              {all.test}
            </Button>
            <Button icon={isPaused ? Play : Pause} onPress={() => props.onPause(!isPaused)}>
              {isPaused ? all.resume : all.pause}
            </Button>
          </>
        }
      />
      <Hint>{words.hint}</Hint>
      <Bar>
        <SegmentedControl<ShownState>
          label={words.filter}
          value={shown}
          onChange={onShow}
          options={[
            { value: 'all', label: words.all },
            { value: 'waiting', label: words.states.waiting, shortLabel: words.waitingShort },
            { value: 'delivered', label: words.states.delivered },
            { value: 'aside', label: words.states.aside },
          ]}
        />
        {webhook.aside > 0 && (
          <Button icon={RotateCcw} busy={props.isResending} onPress={props.onResendAside}>
            {`${words.resendAside} (${webhook.aside})`}
          </Button>
        )}
      </Bar>
      <DataTable
        label={words.table}
        columns={columns}
        rows={rows}
        rowId={({ delivery }) => delivery.id}
        rowActions={actions}
        pageSizes={false}
        state={state}
        onRetry={props.onRetry}
        empty={<Nothing shown={shown} onShow={onShow} />}
      />
      {props.onOlder && (
        <Button variant="quiet" busy={props.isLoadingOlder} onPress={props.onOlder}>
          {words.older}
        </Button>
      )}
    </>
  );
}

function Nothing({ shown, onShow }: Pick<DeliveriesViewProps, 'shown' | 'onShow'>) {
  const words = useWords(DELIVERIES);
  if (shown === 'all') return <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>;
  return (
    <EmptyState title={words.none} action={<Button onPress={() => onShow('all')}>{words.showAll}</Button>}>
      {words.noneHint}
    </EmptyState>
  );
}
