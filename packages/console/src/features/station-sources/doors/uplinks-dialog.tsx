import type { KeptUplink } from '@vigia/api/client';
import { Button, Chip, Dialog, EmptyState, useWords } from '@vigia/ui';
import { type DataColumn, DataTable } from '@vigia/ui/table';
import { RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import { FieldsText, fieldsLine } from './fields-text.tsx';
import { type DoorWords, UPLINK_DOORS } from './words.ts';

interface Line extends KeptUplink {
  readonly id: number;
}

const outcomeOf = (words: DoorWords['uplinks'], { reason }: KeptUplink): string =>
  reason === null ? words.measured : words.reasons[reason];

const columnsOf = (words: DoorWords['uplinks']): readonly DataColumn<Line>[] => [
  { id: 'at', header: words.columns.at, kind: 'datetime', value: ({ t }) => t, card: 'title' },
  {
    id: 'outcome',
    header: words.columns.outcome,
    value: (uplink) => outcomeOf(words, uplink),
    cell: (uplink) => (
      <Chip status={uplink.reason === null ? 'ok' : 'warning'}>{outcomeOf(words, uplink)}</Chip>
    ),
    filter: 'choice',
    card: 'head',
  },
  {
    id: 'fields',
    header: words.columns.fields,
    value: ({ fields }) => fieldsLine(fields),
    cell: ({ fields }) => <FieldsText fields={fields} />,
    card: 'head',
  },
  {
    id: 'counter',
    header: words.columns.counter,
    kind: 'number',
    decimals: 0,
    value: ({ frameCounter }) => frameCounter,
  },
];

export interface UplinksDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Of the device. */
  readonly name: string;
  /** The newest first; null while they are loading, or could not be loaded. */
  readonly uplinks: readonly KeptUplink[] | null;
  readonly state: 'loading' | 'error' | 'ready';
  readonly onRetry: () => void;
  readonly isReplaying: boolean;
  /** Undefined for those who may only look. */
  readonly onReplay?: (() => void) | undefined;
}

/** What a device has sent and what became of each uplink, with the reason of what was set apart. */
export function UplinksDialog(props: UplinksDialogProps) {
  const words = useWords(UPLINK_DOORS).uplinks;
  const { uplinks, isReplaying, onReplay } = props;
  const columns = useMemo(() => columnsOf(words), [words]);
  const rows = useMemo(() => (uplinks ?? []).map((uplink, id): Line => ({ ...uplink, id })), [uplinks]);
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={words.title(props.name)}
      width={880}
      isReading
      footer={
        onReplay && (
          <Button icon={RotateCcw} busy={isReplaying} isDisabled={rows.length === 0} onPress={onReplay}>
            {words.replay}
          </Button>
        )
      }
    >
      <p>{words.hint}</p>
      <DataTable
        label={words.title(props.name)}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        state={props.state}
        onRetry={props.onRetry}
        empty={<EmptyState title={words.none} />}
      />
    </Dialog>
  );
}
