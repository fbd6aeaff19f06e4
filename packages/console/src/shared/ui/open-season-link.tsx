import { can, isRoot } from '@vigia/domain/access';
import { findSeason, type SeasonId } from '@vigia/domain/farm';
import { LinkButton, useWords } from '@vigia/ui';
import { CalendarPlus } from 'lucide-react';
import { useFarm } from '../state/farm.ts';
import { useNavigation } from '../state/use-filters.ts';
import { PIECES } from './words.ts';

/** For a season without stations: a link to the dialog that moves stations into it, for users who may do so. */
export function OpenSeasonLink({ seasonId }: { readonly seasonId: SeasonId | 'all' | undefined }) {
  const words = useWords(PIECES);
  const { user, tree } = useFarm();
  const { href } = useNavigation();
  const clientId = tree.client.id;
  const season = findSeason(tree.seasons, seasonId);
  const isEmpty = season !== null && !tree.stations.some((station) => station.seasonId === season.id);
  const mayOpen = isRoot(user, clientId) && can(user, 'season.create', { clientId });
  if (!isEmpty || !mayOpen || tree.stations.length === 0) return null;
  return (
    <LinkButton icon={CalendarPlus} href={`${href('/admin/seasons', { company: clientId })}#abrir-temporada`}>
      {words.openSeason}
    </LinkButton>
  );
}
