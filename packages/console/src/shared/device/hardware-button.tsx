import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deviceCalls } from '@vigia/api/client';
import type { StationId } from '@vigia/domain/farm';
import { Button, Dialog, useWords } from '@vigia/ui';
import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useCalls } from '../state/calls.ts';
import { useKeptState } from '../state/use-kept-state.ts';
import { HardwareEditor } from './hardware-editor.tsx';
import { HardwareView } from './hardware-view.tsx';
import type { DataSource } from './use-points.ts';
import { DEVICE } from './words.ts';

export interface HardwareButtonProps {
  readonly of: DataSource;
  /** Name of the station or device. */
  readonly name: string;
  /** The station whose device's configuration may be edited; undefined: the configuration can only be read. */
  readonly editable?: StationId | undefined;
}

/** Opens the configuration of a station's device or of a node, to read it or, if allowed, to edit it. */
export function HardwareButton({ of, name, editable }: HardwareButtonProps) {
  const words = useWords(DEVICE);
  const devices = useCalls(deviceCalls);
  const [isOpen, setOpen] = useKeptState('configuration', false);
  const [openings, setOpenings] = useState(0);
  const queryClient = useQueryClient();
  const queryKey = ['hardware', of];
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      'serial' in of
        ? devices.nodeHardware(of.serial, signal)
        : devices.stationHardware(of.stationId, signal),
    enabled: isOpen,
  });
  /** A new key for each opening resets the form to the stored configuration. */
  const open = () => {
    setOpenings(openings + 1);
    setOpen(true);
  };
  return (
    <>
      <Button icon={Settings2} onPress={open}>
        {words.configuration}
      </Button>
      {editable !== undefined && data && (
        <HardwareEditor
          key={openings}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          name={name}
          config={data.config}
          onSave={async (config, key, signal) =>
            queryClient.setQueryData(queryKey, await devices.saveHardware(editable, config, key, signal))
          }
        />
      )}
      <Dialog
        isOpen={isOpen && !(editable !== undefined && data)}
        onClose={() => setOpen(false)}
        title={words.configurationOf(name)}
        width={560}
        isReading
      >
        <HardwareView
          hardware={data ?? null}
          failed={isError && !isFetching}
          onRetry={() => void refetch()}
        />
      </Dialog>
    </>
  );
}
