import type { SourceApart, SourceApartPage } from '@vigia/api/client';
import { Button, Dialog, EmptyState, Notice, textSize, useWords } from '@vigia/ui';
import { type DataColumn, DataTable } from '@vigia/ui/table';
import { RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { MONOSPACE } from '../../shared/ui/monospace.ts';
import { STATION_SOURCES, type StationSourceWords } from './words.ts';

interface Line extends SourceApart {
  readonly id: number;
}

const Content = styled.code`
  display: block;
  max-width: 420px;
  max-height: 6em;
  overflow: auto;
  font-family: ${MONOSPACE};
  font-size: ${textSize('small')};
  overflow-wrap: anywhere;
`;

const columnsOf = ({ columns, reasons }: StationSourceWords['apart']): readonly DataColumn<Line>[] => [
  {
    id: 'reason',
    header: columns.reason,
    value: ({ reason }) => reasons[reason] ?? reason,
    filter: 'choice',
    card: 'title',
  },
  { id: 'sent', header: columns.sent, value: ({ sentT }) => sentT, card: 'head' },
  { id: 'kept', header: columns.kept, kind: 'datetime', value: ({ keptAt }) => keptAt },
  {
    id: 'content',
    header: columns.content,
    value: ({ content }) => JSON.stringify(content),
    cell: ({ content }) => <Content tabIndex={0}>{JSON.stringify(content)}</Content>,
  },
];

export interface ApartDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The maker's name of the station. */
  readonly name: string;
  /** Null while it is loading, or could not be loaded. */
  readonly page: SourceApartPage | null;
  readonly state: 'loading' | 'error' | 'ready';
  readonly onRetry: () => void;
  readonly isReplaying: boolean;
  /** Undefined for those who may only look. */
  readonly onReplay?: (() => void) | undefined;
}

/** What a maker sent of a station that cannot be measurements, each with its reason, and reading it again. */
export function ApartDialog(props: ApartDialogProps) {
  const words = useWords(STATION_SOURCES).apart;
  const { page, isReplaying, onReplay } = props;
  const columns = useMemo(() => columnsOf(words), [words]);
  const rows = useMemo(() => (page?.items ?? []).map((item, id): Line => ({ ...item, id })), [page]);
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
      {page?.isTruncated && <Notice>{words.latest(rows.length)}</Notice>}
      <DataTable
        label={words.title(props.name)}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        state={props.state}
        onRetry={props.onRetry}
        empty={<EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      />
    </Dialog>
  );
}
