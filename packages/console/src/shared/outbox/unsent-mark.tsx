import { Chip, useWords } from '@vigia/ui';
import { CloudUpload, TriangleAlert } from 'lucide-react';
import type { Unsent } from './unsent-marks.ts';
import { UNSENT } from './words.ts';

/** Beside what only this device has: that it waits, or that the service refused it. */
export function UnsentMark({ unsent }: { readonly unsent: Unsent }) {
  const words = useWords(UNSENT);
  const Sign = unsent === 'attention' ? TriangleAlert : CloudUpload;
  return (
    <Chip status={unsent === 'attention' ? 'error' : 'warning'}>
      <Sign size={14} aria-hidden />
      {words[unsent]}
    </Chip>
  );
}
