import { stageThresholds } from '@vigia/domain';
import type { AlertKind } from '@vigia/domain/events';
import { isRetiredPest, isTrapped, type Pest, type PestId } from '@vigia/domain/farm';

/**
 * Pests that a rule of the kind can be of: those that traps catch, or those whose degree-days are followed.
 *
 * @param kept the pest of the edited rule, which is offered although it is retired
 */
export const pestsOfKind = (kind: AlertKind, pests: readonly Pest[], kept: PestId | null): Pest[] =>
  pests.filter(
    ({ id }) =>
      (id === kept || !isRetiredPest(id)) &&
      (kind === 'stage' ? stageThresholds(id).length > 0 : isTrapped(id)),
  );
