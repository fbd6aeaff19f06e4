import { Button } from '@vigia/ui';
import { Cpu } from 'lucide-react';
import { useInstall } from '../../shared/state/use-install.ts';
import { WORDS } from './words.ts';

/** Opens the report of an install at the station of this page, which has no device yet. */
export function InstallButton() {
  const install = useInstall();
  return (
    install && (
      <Button icon={Cpu} onPress={() => install(null)}>
        {WORDS.install}
      </Button>
    )
  );
}
