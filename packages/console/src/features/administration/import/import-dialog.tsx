import type { ImportColumns } from '@vigia/api/client';
import type { Station } from '@vigia/domain';
import { Button, ProgressBar, SaveDialog, Select } from '@vigia/ui';
import { FileUp } from 'lucide-react';
import { useId, useRef } from 'react';
import styled from 'styled-components';
import { saveProblem } from '../../../shared/dialogs/refusals.ts';
import { ImportPreview } from './import-preview.tsx';
import { ImportRefusal } from './import-refusal.tsx';
import { type ChosenFile, usePreview } from './use-preview.ts';
import { WORDS } from './words.ts';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding-top: 4px;
  & > p { margin: 0; color: ${({ theme }) => theme.color.muted}; }
  ul { margin: 0; padding-left: 20px; }
`;

const FileLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  overflow-wrap: anywhere;
`;

const Group = styled.div`min-width: 0;`;

const Mapping = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  gap: 16px;
  padding-top: 16px;
`;

const ROLES = Object.keys(WORDS.roles) as (keyof typeof WORDS.roles)[];

export interface ImportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly station: Station;
  readonly onImported: () => void;
}

/** A file of measurements for a station: chosen, tried out, its columns named where they are not known, and stored. */
export function ImportDialog({ isOpen, onClose, station, onImported }: ImportDialogProps) {
  const { chosen, preview, choose, map, clear, save } = usePreview(station.id);
  const input = useRef<HTMLInputElement>(null);
  const isPlain = preview.kind !== 'ready' || preview.report.format !== 'agromet';
  return (
    <SaveDialog
      isOpen={isOpen}
      onClose={onClose}
      title={WORDS.title(station.name)}
      width={680}
      isValid={preview.kind === 'ready'}
      invalidMessage={WORDS.notYet}
      saveLabel={WORDS.import}
      onSave={async (signal) => {
        await save(signal);
        onImported();
      }}
      onError={() => undefined}
      savedMessage={WORDS.imported(station.name)}
      failedMessage={saveProblem}
      onReset={(saved) => saved && clear()}
    >
      <Stack>
        <p>{WORDS.hint}</p>
        <FileLine>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={WORDS.file}
            accept=".csv,.txt,text/csv,text/plain"
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) void choose(file);
              target.value = '';
            }}
          />
          <Button icon={FileUp} autoFocus onPress={() => input.current?.click()}>
            {chosen ? WORDS.other : WORDS.choose}
          </Button>
          {chosen && <span>{chosen.file.name}</span>}
        </FileLine>
        {chosen && preview.kind === 'refused' && (
          <ImportRefusal refusal={preview} takesFocus={Object.keys(chosen.columns).length === 0} />
        )}
        {chosen && isPlain && chosen.titles.length > 1 && <Columns chosen={chosen} onChange={map} />}
        {preview.kind === 'reading' && <ProgressBar label={WORDS.reading} />}
        {preview.kind === 'ready' && <ImportPreview report={preview.report} />}
      </Stack>
    </SaveDialog>
  );
}

interface ColumnsProps {
  readonly chosen: ChosenFile;
  readonly onChange: (columns: ImportColumns) => void;
}

/** Which column of the file is what; those that are not named are told by their usual titles. */
function Columns({ chosen, onChange }: ColumnsProps) {
  const label = useId();
  const options = chosen.titles.map((title) => ({ value: title, label: title }));
  return (
    <Group role="group" aria-labelledby={label}>
      <span id={label}>{WORDS.columns}</span>
      <Mapping>
        {ROLES.map((role) => (
          <Select
            key={role}
            label={WORDS.roles[role]}
            options={options}
            value={chosen.columns[role] ?? null}
            placeholder={WORDS.automatic}
            onChange={(title) => onChange({ [role]: title })}
          />
        ))}
      </Mapping>
    </Group>
  );
}
