import { useQuery } from '@tanstack/react-query';
import { scenarioCalls } from '@vigia/api/client';
import { can } from '@vigia/domain/access';
import { hasErrors } from '@vigia/domain/farm';
import {
  type KeptScenario,
  keptText,
  type ScenarioOf,
  type Supposed,
  scenarioNamed,
  scenariosOf,
  supposedOf,
  validateScenario,
} from '@vigia/domain/what-if';
import { Button, useWords } from '@vigia/ui';
import { Save } from 'lucide-react';
import { useState } from 'react';
import { useCalls } from '../../state/calls.ts';
import { useFarm } from '../../state/farm.ts';
import type { KeptParts } from '../what-if-view.tsx';
import { KeptSection } from './kept-section.tsx';
import { ScenarioDialog, type ScenarioDialogProps } from './scenario-dialog.tsx';
import { SCENARIOS, useScenarioEdits } from './use-scenario-edits.ts';
import { KEPT_SCENARIOS } from './words.ts';

/** The form of a name, with all that it opened with. */
interface Naming extends Pick<ScenarioDialogProps, 'edited' | 'name' | 'supposed' | 'others' | 'isOpen'> {
  /** Each opening is a form of its own. */
  readonly number: number;
}

/**
 * What the reader keeps of a season of a pest in a field: the list, and the button that keeps what is supposed.
 *
 * @param onOpen supposes what a kept scenario does, or what is supposed with another name
 */
export function useKeptScenarios(
  which: ScenarioOf,
  supposed: Supposed,
  onOpen: (supposed: Supposed) => void,
): KeptParts {
  const words = useWords(KEPT_SCENARIOS);
  const { user, tree } = useFarm();
  const clientId = tree.client.id;
  const { sectorId } = which;
  const calls = useCalls(scenarioCalls);
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [SCENARIOS, clientId, sectorId],
    queryFn: ({ signal }) => calls.list(clientId, sectorId, signal),
  });
  const edits = useScenarioEdits(clientId, which);
  const [naming, setNaming] = useState<Naming | null>(null);
  const [isBusy, setBusy] = useState(false);
  const canEdit = can(user, 'scenario.edit', { clientId, userId: user.id });
  const mine = scenariosOf(data ?? [], which);
  const text = keptText(supposed);
  const name = supposed.name ?? '';
  const open = scenarioNamed(mine, name);
  const isKept = open !== null && open.supposed === text;
  const nameIt = (edited: KeptScenario | null) =>
    setNaming((last) => ({
      ...{ edited, name: edited?.name ?? name, supposed: edited?.supposed ?? text },
      others: mine.filter(({ id }) => id !== edited?.id),
      ...{ isOpen: true, number: (last?.number ?? 0) + 1 },
    }));
  const keep = async () => {
    if (open === null && hasErrors(validateScenario({ name, supposed: text }, mine))) return nameIt(null);
    setBusy(true);
    await (open === null ? edits.keep({ name, supposed: text }) : edits.replace(open, text));
    setBusy(false);
  };
  const onSaved = (saved: string) => {
    if (!naming?.edited || naming.edited.id === open?.id) onOpen({ ...supposed, name: saved });
  };
  return {
    button: canEdit && (
      <Button icon={Save} busy={isBusy} isDisabled={text === '' || isKept} onPress={() => void keep()}>
        {isKept ? words.isKept : open === null ? words.keep : words.keepChanges}
      </Button>
    ),
    list: (
      <>
        <KeptSection
          state={isPending ? 'loading' : isError && !data ? 'error' : 'ready'}
          onRetry={() => void refetch()}
          scenarios={mine}
          openId={open?.id ?? null}
          canEdit={canEdit}
          onOpen={(scenario) => onOpen(supposedOf(scenario))}
          onRename={nameIt}
          onRemove={(scenario) => void edits.remove(scenario)}
        />
        {naming && (
          <ScenarioDialog
            {...naming}
            key={naming.number}
            onClose={() => setNaming({ ...naming, isOpen: false })}
            onSave={edits.save(naming.edited, naming.supposed)}
            onSaved={onSaved}
          />
        )}
      </>
    ),
  };
}
