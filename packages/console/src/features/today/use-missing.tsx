import { HOME, SETUP } from '@vigia/domain/access';
import { sortSeasons } from '@vigia/domain/farm';
import { EmptyState, LinkButton, useWords } from '@vigia/ui';
import type { ReactNode } from 'react';
import { useFarm } from '../../shared/state/farm.ts';
import { useNavigation } from '../../shared/state/use-filters.ts';
import { useSetup } from '../../shared/state/use-setup.ts';
import { isIncomplete, MissingFarm } from '../../shared/ui/missing-farm.tsx';
import { OpenSeasonLink } from '../../shared/ui/open-season-link.tsx';
import type { Today } from './use-today.ts';
import { TODAY } from './words.ts';

/** What is shown instead of a list where the client has no running season, or nothing in it. */
export function useMissing({ rows, seasonId }: Pick<Today, 'rows' | 'seasonId'>): ReactNode {
  const words = useWords(TODAY);
  const { tree } = useFarm();
  const { href } = useNavigation();
  const { isEmpty } = useSetup();
  if (isEmpty)
    return (
      <EmptyState
        title={words.noFarm}
        action={
          <LinkButton variant="primary" href={href(SETUP)}>
            {words.setup}
          </LinkButton>
        }
      >
        {words.noFarmHint}
      </EmptyState>
    );
  if (isIncomplete(tree)) return <MissingFarm />;
  if (rows.length > 0) return undefined;
  const title = seasonId === null ? words.betweenSeasons : words.noStations;
  const hint = seasonId === null ? words.betweenSeasonsHint : words.noStationsHint;
  const newest = sortSeasons(tree.seasons)[0]?.id;
  return (
    <EmptyState
      title={title}
      action={
        <>
          <OpenSeasonLink seasonId={seasonId ?? newest} />
          <LinkButton href={href(HOME)}>{words.stations}</LinkButton>
        </>
      }
    >
      {hint}
    </EmptyState>
  );
}
