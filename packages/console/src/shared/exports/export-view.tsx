import { EXPORT_TABLE_WORDS } from '@vigia/domain/es';
import { EXPORT_TABLES, hasErrors, LONG_SNACKBAR_MS } from '@vigia/domain/farm';
import { CheckboxGroup, DateField, SaveDialog, Select, useFormErrors, useWords } from '@vigia/ui';
import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import {
  draftErrors,
  type ExportDraft,
  type ExportKind,
  type ExportSource,
  hasTables,
} from './export-draft.ts';
import { EXPORTS } from './words.ts';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
  padding-top: 4px;
`;
/** Side by side where there is room. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: 16px;
  align-items: start;
`;
const KINDS: readonly ExportKind[] = ['xlsx', 'pdf', 'csv-es', 'csv', 'parquet', 'map', 'calendar'];

export interface ExportViewProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly source: ExportSource;
  readonly draft: ExportDraft;
  readonly onChange: (changes: Partial<ExportDraft>) => void;
  readonly onDownload: (signal: AbortSignal) => Promise<unknown>;
  readonly failedMessage: (error: unknown) => string;
}

/** The dialog of an export: of what, when, and as which file. */
export function ExportView({ source, draft, onChange, ...props }: ExportViewProps) {
  const words = useWords(EXPORTS);
  const errors = draftErrors(words, draft);
  const form = useFormErrors(errors, () => undefined);
  const sectors = [
    { value: 'all' as const, label: words.everySector },
    ...source.sectors.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const spans = [
    ...source.seasons.map(({ id, name }) => ({ value: id, label: name })),
    { value: 'days' as const, label: words.days },
  ];
  return (
    <SaveDialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={words.title(source.client.name)}
      saveLabel={words.download}
      saveIcon={Download}
      taskWords={words.task}
      isChanged={false}
      isValid={!hasErrors(errors)}
      invalidMessage={words.incomplete}
      onRefused={form.submit}
      onSave={props.onDownload}
      onError={() => undefined}
      savedMessage={words.downloaded}
      failedMessage={props.failedMessage}
      snackbarMs={LONG_SNACKBAR_MS}
    >
      <Stack>
        <Pair>
          <Select<number | 'all'>
            label={words.sector}
            options={sectors}
            value={draft.sectorId}
            onChange={(sectorId) => onChange({ sectorId })}
          />
          <Select<number | 'days'>
            label={words.span}
            options={spans}
            value={draft.seasonId}
            onChange={(seasonId) => onChange({ seasonId })}
          />
        </Pair>
        {draft.seasonId === 'days' && (
          <Pair>
            <DateField
              label={words.start}
              isRequired
              value={draft.start}
              onChange={(start) => onChange({ start })}
              {...form.field('start')}
            />
            <DateField
              label={words.end}
              isRequired
              value={draft.end}
              onChange={(end) => onChange({ end })}
              {...form.field('end')}
            />
          </Pair>
        )}
        <Select<ExportKind>
          label={words.format}
          help={words.hints[draft.kind]}
          options={KINDS.map((kind) => ({ value: kind, label: words.formats[kind] }))}
          value={draft.kind}
          onChange={(kind) => onChange({ kind })}
        />
        {hasTables(draft.kind) && (
          <CheckboxGroup
            label={words.tables}
            isRequired
            layout="row"
            choices={EXPORT_TABLES.map((table) => ({ value: table, label: EXPORT_TABLE_WORDS[table] }))}
            value={draft.tables}
            onChange={(tables) => onChange({ tables })}
            {...form.field('tables')}
          />
        )}
      </Stack>
    </SaveDialog>
  );
}
