import { Button, Notice, useWords } from '@vigia/ui';
import { useEffect, useState } from 'react';
import { atRest } from '../../shared/at-rest.ts';
import { COMMON } from '../../shared/words.ts';

/** Only a built console has a service worker: while developing, files change under it. */
const IS_BUILT = import.meta.env.PROD;

/** Above every screen: that a newer version is there, which one press opens. Nothing is opened by itself. */
export function VersionNotice() {
  const words = useWords(COMMON);
  const [take, setTake] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!IS_BUILT) return undefined;
    let stop: (() => void) | undefined;
    const cancel = atRest(async () => {
      const { followVersions } = await import('../../shared/offline/versions.ts');
      stop = followVersions((next) => setTake(() => next));
    });
    return () => {
      cancel();
      stop?.();
    };
  }, []);
  return (
    take && (
      <Notice
        status="neutral"
        action={
          <Button size="small" onPress={take}>
            {words.update}
          </Button>
        }
      >
        {words.newVersion}
      </Notice>
    )
  );
}
