import { Button, useWords } from '@vigia/ui';
import { Cpu } from 'lucide-react';
import { useInstall } from '../../shared/state/use-install.ts';
import { STATION } from './words.ts';

/** Opens the form of an install at the station of this page, which has no device yet. */
export function InstallButton() {
  const words = useWords(STATION);
  const install = useInstall();
  return (
    install && (
      <Button icon={Cpu} onPress={() => install(null)}>
        {words.install}
      </Button>
    )
  );
}
