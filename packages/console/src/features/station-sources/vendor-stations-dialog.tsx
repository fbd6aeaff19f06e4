import type { SourceCheck, StationSource, VendorStation } from '@vigia/api/client';
import type { Station } from '@vigia/domain/farm';
import { Button, Dialog, EmptyState, ErrorState, Notice, ProgressBar, useWords } from '@vigia/ui';
import { KeyRound, RefreshCw } from 'lucide-react';
import { styled } from 'styled-components';
import { nearestStation } from './nearest-station.ts';
import { VendorStationLine } from './vendor-station-line.tsx';
import { STATION_SOURCES } from './words.ts';

const Stack = styled.div`
  display: grid;
  gap: 16px;
  padding-top: 4px;
  p { margin: 0; }
  & > p { color: ${({ theme }) => theme.color.muted}; }
  ul { display: grid; gap: 16px; margin: 0; padding: 0; list-style: none; }
`;

export interface VendorStationsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly source: StationSource;
  /** What the maker answered; null while it is asked. */
  readonly check: SourceCheck | null;
  /** Our own service did not answer. */
  readonly isFailed: boolean;
  readonly onCheck: () => void;
  readonly onEditKeys: () => void;
  readonly stations: readonly Station[];
  /** Those of them that are no station of a maker yet. */
  readonly free: readonly Station[];
  readonly onTie: (vendorStation: VendorStation, station: Station) => Promise<void>;
  readonly onUntie: (vendorStationId: string) => void;
}

/** The stations of an account as its maker lists them: which of the farm's is each. */
export function VendorStationsDialog(props: VendorStationsDialogProps) {
  const words = useWords(STATION_SOURCES).stations;
  const { source, check, isFailed, onCheck, onEditKeys } = props;
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={words.title(source.name)}
      width={680}
      footer={
        <Button icon={RefreshCw} onPress={onCheck} isDisabled={check === null && !isFailed}>
          {words.again}
        </Button>
      }
      footerStart={
        <Button variant="quiet" icon={KeyRound} onPress={onEditKeys}>
          {words.changeKeys}
        </Button>
      }
    >
      <Stack>
        {isFailed && <ErrorState title={words.failed} onRetry={onCheck} />}
        {!isFailed && check === null && <ProgressBar label={words.asking} />}
        {!isFailed && check !== null && <Checked {...props} check={check} />}
      </Stack>
    </Dialog>
  );
}

function Checked(props: VendorStationsDialogProps & { readonly check: SourceCheck }) {
  const all = useWords(STATION_SOURCES);
  const words = all.stations;
  const { check, source, stations, free } = props;
  if (check.failure !== null) return <Notice status="error">{`${all.failures[check.failure]}.`}</Notice>;
  if (check.stations.length === 0) return <EmptyState title={words.none}>{words.noneHint}</EmptyState>;
  return (
    <>
      <Notice status="ok">{words.good}</Notice>
      <p>{stations.length === 0 ? words.noOwn : words.hint}</p>
      <ul>
        {check.stations.map((vendorStation) => {
          const tied = source.stations.find((each) => each.vendorStationId === vendorStation.vendorStationId);
          const own = tied ? (stations.find(({ id }) => id === tied.stationId) ?? null) : null;
          return (
            <VendorStationLine
              key={vendorStation.vendorStationId}
              vendorStation={vendorStation}
              own={own}
              options={own ? [own, ...free] : free}
              nearest={tied ? null : nearestStation(vendorStation, free)}
              onTie={(station) => props.onTie(vendorStation, station)}
              onUntie={() => props.onUntie(vendorStation.vendorStationId)}
            />
          );
        })}
      </ul>
    </>
  );
}
