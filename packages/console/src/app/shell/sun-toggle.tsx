import { IconButton, useWords } from '@vigia/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { Sun, SunDim } from 'lucide-react';
import { useRef } from 'react';
import { modeOf, type Theme } from '../../shared/look/look.ts';
import { deviceWishes } from '../../shared/look/page.ts';
import { lookAtom, modeAtom } from '../../shared/state/look.ts';
import { SHELL } from './words.ts';

/** The theme without full sun where the one before is not known. */
const usual = (): Theme => (modeOf('system', deviceWishes()) === 'sol' ? 'light' : 'system');

/** One press for full sun, another one back to the theme that was there before. */
export function SunToggle() {
  const words = useWords(SHELL);
  const { theme } = useAtomValue(lookAtom);
  const mode = useAtomValue(modeAtom);
  const change = useSetAtom(lookAtom);
  const before = useRef<Theme | null>(null);
  const isSun = mode === 'sol';
  const toggle = () => {
    if (!isSun) before.current = theme;
    change({ theme: isSun ? (before.current ?? usual()) : 'sol' });
  };
  return (
    <IconButton icon={isSun ? SunDim : Sun} label={isSun ? words.leaveSun : words.sun} onPress={toggle} />
  );
}
