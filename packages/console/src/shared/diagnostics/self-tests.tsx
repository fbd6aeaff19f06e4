import type { DayRange, EpochMs } from '@vigia/domain';
import { selfTestErrors } from '@vigia/domain/devices';
import { SELF_TEST_PART_WORDS } from '@vigia/domain/es';
import { EmptyState, StatusIcon, useWords } from '@vigia/ui';
import { type DataColumn, DataTable } from '@vigia/ui/table';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { type DataSource, type SharedCategory, usePoints } from '../device/use-points.ts';
import { DIAGNOSTICS, type DiagnosticsWords } from './words.ts';

interface SelfTest {
  readonly at: EpochMs;
  readonly code: number;
}

const Found = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`;

const failedText = (words: DiagnosticsWords, { code }: SelfTest): string =>
  selfTestErrors(code)
    .map((part) => SELF_TEST_PART_WORDS[part])
    .join(', ') || words.passed;

const columnsOf = (words: DiagnosticsWords): readonly DataColumn<SelfTest>[] => [
  { id: 'at', header: words.columns.at, kind: 'datetime', value: ({ at }) => at, card: 'title' },
  { id: 'code', header: words.columns.code, kind: 'number', value: ({ code }) => code },
  {
    id: 'failed',
    header: words.columns.failed,
    value: (test) => failedText(words, test),
    card: 'head',
    cell: (test) => (
      <Found>
        <StatusIcon status={test.code === 0 ? 'ok' : 'error'} />
        {failedText(words, test)}
      </Found>
    ),
  },
];
const CATEGORY: readonly SharedCategory[] = ['selftest'];

/** Results of a device's self-tests, newest first. */
export function SelfTests({ of, days }: { readonly of: DataSource; readonly days: DayRange }) {
  const words = useWords(DIAGNOSTICS);
  const columns = useMemo(() => columnsOf(words), [words]);
  const { state, answers, retry } = usePoints(of, CATEGORY, days);
  const rows = useMemo(() => {
    const [points] = answers ?? [];
    const codes = points?.columns.get('code');
    return (points?.times ?? []).flatMap((at, i): SelfTest[] => {
      const code = codes?.[i];
      return typeof code === 'number' ? [{ at, code }] : [];
    });
  }, [answers]);
  return (
    <DataTable
      label={words.selfTests}
      columns={columns}
      rows={rows}
      rowId={({ at }) => at}
      state={state}
      onRetry={retry}
      initialSort={{ id: 'at', isDescending: true }}
      exportName={words.file.selfTests}
      empty={<EmptyState title={words.noSelfTests}>{words.emptyHint}</EmptyState>}
    />
  );
}
