import type { UplinkDoor } from '@vigia/api/client';
import { Dialog, Notice, textSize, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { Copied } from '../../../shared/ui/copied.tsx';
import { ShownOnceDialog } from '../../../shared/ui/shown-once-dialog.tsx';
import { type DoorWords, UPLINK_DOORS } from './words.ts';

const HEADER = 'Authorization';

const Steps = styled.section`
  margin-top: 20px;
  h3 { margin: 0 0 8px; font-size: ${textSize('base')}; line-height: 1.2; }
  ol { display: grid; gap: 6px; margin: 0; padding-left: 1.4em; }
`;

/** Where a network server sends the uplinks of a door. */
export const doorAddress = (origin: string, doorId: number): string => `${origin}/v2/uplinks/${doorId}`;

export interface GuideDialogProps {
  readonly door: Pick<UplinkDoor, 'id' | 'name' | 'network' | 'start'>;
  /** Of the service: `https://vigia.example`. */
  readonly origin: string;
  /** Told once, when it is made; null afterwards. */
  readonly secret: string | null;
  readonly onClose: () => void;
}

/** How a network server is told of a door: what to copy, and where to put it. */
export function GuideDialog({ door, origin, secret, onClose }: GuideDialogProps) {
  const doors = useWords(UPLINK_DOORS);
  const words = doors.guide;
  const address = { title: words.address, text: doorAddress(origin, door.id), label: words.copyAddress };
  const name = { title: words.headerName, text: HEADER, label: words.copyHeaderName };
  if (secret === null)
    return (
      <Dialog isOpen onClose={onClose} title={words.title(door.name)} width={560} isReading>
        <Notice>{words.known(door.start)}</Notice>
        <Copied {...address} />
        <Copied {...name} />
        <HowTo doors={doors} network={door.network} />
      </Dialog>
    );
  const value = { title: words.headerValue, text: `Bearer ${secret}`, label: words.copyHeaderValue };
  return (
    <ShownOnceDialog
      title={words.title(door.name)}
      note={words.note}
      copies={[address, name, value]}
      done={words.done}
      onClose={onClose}
    >
      <HowTo doors={doors} network={door.network} />
    </ShownOnceDialog>
  );
}

function HowTo({ doors, network }: { readonly doors: DoorWords; readonly network: UplinkDoor['network'] }) {
  return (
    <Steps>
      <h3>{doors.guide.steps(doors.networks[network])}</h3>
      <ol>
        {doors.guide[network].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Steps>
  );
}
