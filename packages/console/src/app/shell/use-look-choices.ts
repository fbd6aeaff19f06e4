import type { Density, MenuChoice } from '@vigia/ui';
import { useAtom } from 'jotai';
import { DENSITIES, THEMES, type Theme } from '../../shared/look/look.ts';
import { lookAtom } from '../../shared/state/look.ts';
import { WORDS } from './words.ts';

/** Theme and density of this device, as lines of the account menu. */
export function useLookChoices(): readonly MenuChoice[] {
  const [look, change] = useAtom(lookAtom);
  return [
    {
      id: 'theme',
      label: WORDS.theme,
      value: look.theme,
      onChange: (chosen) => change({ theme: chosen as Theme }),
      options: THEMES.map((value) => ({ value, label: WORDS.themes[value] })),
    },
    {
      id: 'density',
      label: WORDS.density,
      value: look.density,
      onChange: (chosen) => change({ density: chosen as Density }),
      options: DENSITIES.map((value) => ({ value, label: WORDS.densities[value] })),
    },
  ];
}
