import { Button, Notice, useWords } from '@vigia/ui';
import type { ChartState } from '@vigia/ui/charts';
import type { DegreeDayData } from '@vigia/ui/panels';
import { FlaskConical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { late } from '../late/late.ts';
import { lateInPlace } from '../late/late-in-place.tsx';
import type { SeriesScope } from '../series/scope.ts';
import { useFilters, useNavigation } from '../state/use-filters.ts';
import { WHAT_IF_BUTTON } from './open-words.ts';
import type { WhatIfSectionProps } from './what-if-section.tsx';

const Section = lateInPlace<WhatIfSectionProps>(
  late(async () => (await import('./what-if-section.tsx')).WhatIfSection),
  () => null,
);

/** "¿Y si…?" of a pest: its button, and its section once it is open. It opens by itself where the address supposes something. */
export function useWhatIf(
  scope: SeriesScope,
  data: DegreeDayData | null,
  state: ChartState,
): { readonly button: ReactNode; readonly section: ReactNode } {
  const words = useWords(WHAT_IF_BUTTON);
  const { suppose, ...others } = useFilters();
  const { setFilters } = useNavigation();
  const [isOpen, setOpen] = useState(suppose !== undefined);
  const toggle = () => {
    setOpen(!isOpen);
    if (isOpen && suppose !== undefined) setFilters(others, { replace: true });
  };
  return {
    button: (
      <Button icon={FlaskConical} aria-expanded={isOpen} onPress={toggle}>
        {words.open}
      </Button>
    ),
    section:
      isOpen &&
      (data ? (
        <Section scope={scope} data={data} onClose={toggle} />
      ) : (
        state === 'empty' && <Notice status="neutral">{words.nothing}</Notice>
      )),
  };
}
