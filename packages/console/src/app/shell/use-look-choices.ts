import type { Density, MenuChoice } from '@vigia/ui';
import { useWords } from '@vigia/ui';
import { useAtom } from 'jotai';
import { DENSITIES, THEMES, type Theme } from '../../shared/look/look.ts';
import { lookAtom } from '../../shared/state/look.ts';
import { SHELL } from './words.ts';

/** Theme and density of this device, as lines of the account menu. */
export function useLookChoices(): readonly MenuChoice[] {
  const words = useWords(SHELL);
  const [look, change] = useAtom(lookAtom);
  return [
    {
      id: 'theme',
      label: words.theme,
      value: look.theme,
      onChange: (chosen) => change({ theme: chosen as Theme }),
      options: THEMES.map((value) => ({ value, label: words.themes[value] })),
    },
    {
      id: 'density',
      label: words.density,
      value: look.density,
      onChange: (chosen) => change({ density: chosen as Density }),
      options: DENSITIES.map((value) => ({ value, label: words.densities[value] })),
    },
  ];
}
