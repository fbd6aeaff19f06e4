import type { Station } from '@vigia/domain/farm';
import { Button, Dialog, RadioGroup, Select, useWords } from '@vigia/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { FileKind } from './file-kind.ts';
import { DROPPED } from './words.ts';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding-top: 8px;
`;

export interface DroppedFileDialogProps {
  readonly fileName: string;
  /** What it may be; at least one. */
  readonly kinds: readonly FileKind[];
  /** Those whose measurements it may have. */
  readonly stations: readonly Station[];
  readonly onClose: () => void;
  /** @param station that of the measurements of one; null for everything else */
  readonly onChosen: (kind: FileKind, station: Station | null) => void;
}

/** Asks what a file is where its columns do not say it, and of which station its measurements are. */
export function DroppedFileDialog(props: DroppedFileDialogProps) {
  const { fileName, kinds, stations, onClose, onChosen } = props;
  const { choice, what } = useWords(DROPPED);
  const [kind, setKind] = useState(kinds[0]!);
  const [stationId, setStationId] = useState(stations[0]?.id ?? null);
  const needsStation = kind === 'measurements';
  const station = stations.find(({ id }) => id === stationId) ?? null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={choice.title(fileName)}
      width={480}
      footer={
        <>
          <Button onPress={onClose}>{choice.cancel}</Button>
          <Button
            variant="primary"
            isDisabled={needsStation && station === null}
            onPress={() => onChosen(kind, needsStation ? station : null)}
          >
            {choice.open}
          </Button>
        </>
      }
    >
      <Stack>
        {kinds.length > 1 && (
          <RadioGroup
            label={choice.kind}
            choices={kinds.map((value) => ({ value, label: capital(what[value]) }))}
            value={kind}
            onChange={setKind}
          />
        )}
        {needsStation && (
          <Select
            label={choice.station}
            help={choice.stationHint}
            options={stations.map(({ id, name }) => ({ value: id, label: name }))}
            value={stationId}
            onChange={setStationId}
          />
        )}
      </Stack>
    </Dialog>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
