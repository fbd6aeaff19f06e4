import { ProgressBar, useWords } from '@vigia/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FileChoice } from '../file-choice.tsx';
import { ImportRefusal } from './import-refusal.tsx';
import { ReadingOptions, type ReadingOptionsProps } from './reading-options.tsx';
import { type Preview, USUAL, type usePreview } from './use-preview.ts';
import { IMPORT } from './words.ts';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  padding-top: 4px;
  & > p { margin: 0; color: ${({ theme }) => theme.color.muted}; }
`;

interface FileToImportProps
  extends Pick<ReturnType<typeof usePreview>, 'chosen' | 'choose' | 'readAs'>,
    Pick<ReadingOptionsProps, 'roles'> {
  readonly hint: string;
  readonly preview: Preview<{ readonly format: string }>;
  /** Whether columns are named only where the file cannot be read without: one with many of them. */
  readonly namesColumnsIfNeeded?: boolean;
  /** Beside the choice of the file. */
  readonly beside?: ReactNode;
  /** What importing the file would do. */
  readonly children: ReactNode;
}

/** A file that is chosen and tried: how it is read, and why it cannot be. */
export function FileToImport(props: FileToImportProps) {
  const {
    hint,
    roles,
    chosen,
    preview,
    choose,
    readAs,
    namesColumnsIfNeeded = false,
    beside,
    children,
  } = props;
  const words = useWords(IMPORT);
  const isPlain = preview.kind !== 'ready' || preview.report.format !== 'agromet';
  const isUnread = preview.kind === 'refused' && preview.lines.length === 0;
  const isNamed = Object.keys(chosen?.options.columns ?? {}).length > 0;
  const hasColumns = isPlain && (!namesColumnsIfNeeded || isUnread || isNamed);
  return (
    <Stack>
      <p>{hint}</p>
      <FileChoice
        label={words.file}
        accept=".csv,.txt,text/csv,text/plain"
        choose={chosen ? words.other : words.choose}
        fileName={chosen?.file.name}
        beside={beside}
        onChoose={(file) => void choose(file)}
      />
      {chosen && preview.kind === 'refused' && (
        <ImportRefusal refusal={preview} takesFocus={chosen.options === USUAL} />
      )}
      {chosen && chosen.titles.length > 1 && (
        <ReadingOptions chosen={chosen} roles={roles} hasColumns={hasColumns} onChange={readAs} />
      )}
      {preview.kind === 'reading' && <ProgressBar label={words.reading} />}
      {children}
    </Stack>
  );
}
