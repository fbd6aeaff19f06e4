import { Button } from '@vigia/ui';
import { useSetAtom } from 'jotai';
import { Cpu } from 'lucide-react';
import { useFarm } from '../../shared/state/farm.ts';
import { reportingUserAtom, wantedReportAtom } from '../../shared/state/report-dialog.ts';
import { WORDS } from './words.ts';

/** Opens the report of an install at the station of this page, which has no device yet. */
export function InstallButton() {
  const { user } = useFarm();
  const setReporting = useSetAtom(reportingUserAtom);
  const setWanted = useSetAtom(wantedReportAtom);
  const open = () => {
    setWanted({ kind: 'device_install', sectorId: null });
    setReporting(user.id);
  };
  return (
    <Button icon={Cpu} onPress={open}>
      {WORDS.install}
    </Button>
  );
}
