import type { ScenarioOf, Supposed } from '@vigia/domain/what-if';
import { useWords } from '@vigia/ui';
import type { ReactNode } from 'react';
import type { KeptParts } from '../what-if-view.tsx';
import { useKeptScenarios } from './use-kept-scenarios.tsx';
import { KEPT_SCENARIOS } from './words.ts';

export interface KeptScenariosProps {
  /** Null where no field or no season is chosen: nothing can be kept then. */
  readonly which: ScenarioOf | null;
  readonly supposed: Supposed;
  readonly onOpen: (supposed: Supposed) => void;
  readonly children: (kept: KeptParts) => ReactNode;
}

/** What the reader keeps of a season, for the page that is given it. */
export function KeptScenarios({ which, ...props }: KeptScenariosProps) {
  const words = useWords(KEPT_SCENARIOS);
  return which === null ? (
    props.children({ list: <p>{words.needsField}</p>, button: null })
  ) : (
    <OfSeason {...props} which={which} />
  );
}

function OfSeason({
  which,
  supposed,
  onOpen,
  children,
}: KeptScenariosProps & { readonly which: ScenarioOf }) {
  return children(useKeptScenarios(which, supposed, onOpen));
}
