import { useQuery } from '@tanstack/react-query';
import { Button, Dialog } from '@vigia/ui';
import { useAtomValue } from 'jotai';
import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { apiAtom } from '../state/api.ts';
import { HardwareView } from './hardware-view.tsx';
import type { DataPlace } from './use-device-data.ts';
import { WORDS } from './words.ts';

export interface HardwareButtonProps {
  readonly of: DataPlace;
  /** Of the station or device. */
  readonly name: string;
}

/** Opens the configuration of a station's or a node's device, to read. */
export function HardwareButton({ of, name }: HardwareButtonProps) {
  const api = useAtomValue(apiAtom);
  const [isOpen, setOpen] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['hardware', of],
    queryFn: ({ signal }) =>
      'serial' in of
        ? api.devices.nodeHardware(of.serial, signal)
        : api.devices.stationHardware(of.stationId, signal),
    enabled: isOpen,
  });
  return (
    <>
      <Button icon={Settings2} onPress={() => setOpen(true)}>
        {WORDS.configuration}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={WORDS.configurationOf(name)}
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
