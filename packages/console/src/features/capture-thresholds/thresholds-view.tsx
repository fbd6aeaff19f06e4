import { monthsText } from '@vigia/domain/es';
import { speciesOf } from '@vigia/domain/farm';
import { Button, Chip, EmptyState, LinkButton, PageHeader, useWords } from '@vigia/ui';
import { type DataColumn, DataTable, type RowAction } from '@vigia/ui/table';
import { History, Pencil, Plus, Undo2 } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { styled } from 'styled-components';
import type { ThresholdRow } from './threshold-rows.ts';
import { CAPTURE_THRESHOLDS, type CaptureThresholdWords } from './words.ts';

const Hint = styled.p`
  max-width: 900px;
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;

const OnOneLine = styled.span`white-space: nowrap;`;

const whoseOf = (words: CaptureThresholdWords, { own, rule }: ThresholdRow): string => {
  if (own) return words.own;
  return rule ? words.ofModel : words.none;
};

const columnsOf = (words: CaptureThresholdWords): readonly DataColumn<ThresholdRow>[] => [
  {
    id: 'pest',
    header: words.columns.pest,
    value: ({ pest }) => pest.name,
    alsoFoundBy: ({ pest }) => speciesOf(pest.id),
    card: 'title',
    filter: 'choice',
  },
  {
    id: 'months',
    header: words.columns.months,
    width: '120px',
    value: ({ months }) => months[0],
    text: ({ months }) => monthsText(months),
    cell: ({ months }) => <OnOneLine>{monthsText(months)}</OnOneLine>,
    sheet: ({ months }) => monthsText(months),
    card: 'head',
  },
  {
    id: 'whose',
    header: words.columns.whose,
    value: (row) => whoseOf(words, row),
    cell: (row) => (row.own ? <Chip>{whoseOf(words, row)}</Chip> : whoseOf(words, row)),
    card: 'head',
    filter: 'choice',
  },
  { id: 'ok', header: words.columns.ok, kind: 'number', value: ({ rule }) => rule?.okUpTo },
  { id: 'warning', header: words.columns.warning, kind: 'number', value: ({ rule }) => rule?.warningUpTo },
  { id: 'days', header: words.columns.days, kind: 'number', value: ({ rule }) => rule?.days },
  {
    id: 'model',
    header: words.columns.model,
    width: '300px',
    value: ({ own, rule, model }) => (own || !rule ? words.modelSays(model) : words.modelName(model)),
    isSortable: false,
  },
  {
    id: 'setOn',
    header: words.columns.setOn,
    kind: 'date',
    value: ({ own }) => own?.setOn,
  },
  { id: 'stations', header: words.columns.stations, kind: 'number', value: ({ stations }) => stations },
];

export interface ThresholdsViewProps {
  readonly clientName: string;
  readonly rows: readonly ThresholdRow[];
  /** May change them. */
  readonly canEdit: boolean;
  readonly onCreate: () => void;
  /** Edits the row's own threshold, or begins one for its months. */
  readonly onEdit: (row: ThresholdRow) => void;
  readonly onRemove: (row: ThresholdRow) => void;
  /** Where a threshold is tried on past seasons; without a row, where any is. */
  readonly testHref: (row: ThresholdRow | null) => string;
}

/** The year of each pest: which captures colour its chip, and whether the client or the pest's document says so. */
export function ThresholdsView({
  clientName,
  rows,
  canEdit,
  onCreate,
  onEdit,
  onRemove,
  testHref,
}: ThresholdsViewProps) {
  const words = useWords(CAPTURE_THRESHOLDS);
  const columns = useMemo(() => columnsOf(words), [words]);
  const actions = useCallback(
    (row: ThresholdRow): RowAction[] => {
      const tried = { id: 'test', label: words.test, icon: History, href: testHref(row) };
      const test = row.stations > 0 ? [tried] : [];
      const edit = { id: 'edit', icon: Pencil, onAction: () => onEdit(row) };
      if (row.own === null) return [{ ...edit, label: words.setOwn }, ...test];
      const toModel = { id: 'to-model', icon: Undo2, onAction: () => onRemove(row) };
      return [{ ...edit, label: words.edit }, ...test, { ...toModel, label: words.toModel }];
    },
    [onEdit, onRemove, testHref, words],
  );
  const buttons = (
    <>
      <LinkButton href={testHref(null)} icon={History}>
        {words.test}
      </LinkButton>
      {canEdit && (
        <Button variant="primary" icon={Plus} onPress={onCreate}>
          {words.create}
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle(clientName)} filters={buttons} />
      <Hint>
        {words.hint} {!canEdit && words.readOnly}
      </Hint>
      <DataTable
        label={words.table}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        {...(canEdit && { rowActions: actions })}
        pageSizes={false}
        exportName={words.title}
        hasSearch
        hasColumns
        empty={<EmptyState title={words.empty}>{words.emptyHint}</EmptyState>}
      />
    </>
  );
}
