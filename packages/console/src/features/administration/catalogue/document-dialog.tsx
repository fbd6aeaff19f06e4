import type { Station, StationId } from '@vigia/domain/farm';
import { Notice, ProgressBar, SaveDialog, Select, useWords } from '@vigia/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { saveProblem } from '../../../shared/dialogs/refusals.ts';
import { DIALOGS } from '../../../shared/dialogs/words.ts';
import { FileChoice } from '../file-choice.tsx';
import { PreviewTable } from './preview-table.tsx';
import { type DocumentCheck, type Preview, useDocument } from './use-document.ts';
import { CATALOGUE } from './words.ts';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding-top: 4px;
  overflow-wrap: anywhere;
  p, ul { margin: 0; }
  & > p { color: ${({ theme }) => theme.color.muted}; }
  ul { padding-left: 20px; }
`;

export interface DocumentDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Those on which the document can be tried. */
  readonly stations: readonly Pick<Station, 'id' | 'name'>[];
  /** One that is chosen already. */
  readonly file?: File | undefined;
  /** Must be the same function in each render. */
  readonly onPreview: Preview;
  readonly onTake: (document: unknown) => Promise<unknown>;
}

/** The name in a document without faults. */
const nameOf = (document: unknown) => document as { readonly name: string; readonly version: number };

/** The document of a pest: chosen, checked, compared with the one in use, and put into use. */
export function DocumentDialog(props: DocumentDialogProps) {
  const { isOpen, onClose, stations, file, onPreview, onTake } = props;
  const words = useWords(CATALOGUE).document;
  const dialogWords = useWords(DIALOGS);
  const [stationId, setStationId] = useState<StationId | null>(stations[0]?.id ?? null);
  const { chosen, check, choose, clear } = useDocument(onPreview, stationId, file);
  return (
    <SaveDialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      width={760}
      isChanged={chosen !== null}
      isValid={check.kind === 'ready'}
      invalidMessage={words.notYet}
      saveLabel={words.take}
      onSave={() => onTake(chosen?.document)}
      onError={() => undefined}
      savedMessage={words.taken(check.kind === 'ready' ? nameOf(chosen?.document).name : '')}
      failedMessage={(error) => saveProblem(dialogWords, error)}
      onReset={clear}
    >
      <Stack>
        <p>{words.hint}</p>
        <FileChoice
          label={words.file}
          accept=".json,application/json"
          choose={chosen ? words.other : words.choose}
          fileName={chosen?.fileName}
          onChoose={(file) => void choose(file)}
        />
        {stations.length > 0 && (
          <Select
            label={words.station}
            options={stations.map(({ id, name }) => ({ value: id, label: name }))}
            value={stationId}
            onChange={setStationId}
          />
        )}
        <Check check={check} document={chosen?.document} hasStation={stationId !== null} />
      </Stack>
    </SaveDialog>
  );
}

interface CheckProps {
  readonly check: DocumentCheck;
  readonly document: unknown;
  readonly hasStation: boolean;
}

/** What came of the check: everything that is wrong, or both documents in the station's seasons. */
function Check({ check, document, hasStation }: CheckProps) {
  const words = useWords(CATALOGUE).document;
  switch (check.kind) {
    case 'none':
      return null;
    case 'reading':
      return <ProgressBar label={words.reading} />;
    case 'failed':
      return <Notice status="error">{words.failed}</Notice>;
    case 'refused':
      return (
        <>
          <Notice status="error">{words.errors(check.faults.length)}</Notice>
          <ul>
            {check.faults.map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                <code>{path || words.whole}</code>: {message}
              </li>
            ))}
          </ul>
        </>
      );
    case 'ready':
      return (
        <>
          <Notice>
            {words.right(nameOf(document).name, nameOf(document).version)}
            {!hasStation && ` ${words.noSeasons}`}
          </Notice>
          {check.seasons.length > 0 && <PreviewTable seasons={check.seasons} />}
        </>
      );
  }
}
