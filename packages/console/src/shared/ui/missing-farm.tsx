import { type ClientTree, can } from '@vigia/domain';
import { Button, EmptyState, LinkButton } from '@vigia/ui';
import { useSetAtom } from 'jotai';
import { useFarm } from '../state/farm.ts';
import { reportingUserAtom } from '../state/report-dialog.ts';
import { useNavigation } from '../state/use-filters.ts';

const TEXTS = {
  season: {
    title: 'Este cliente no tiene temporadas',
    hint: 'Primero se crea una temporada, luego un campo y en él una estación.',
    action: 'Crear una temporada',
    path: '/admin/seasons',
  },
  sector: {
    title: 'Este cliente no tiene campos',
    hint: 'Cree un campo e instale en él un dispositivo: con su estación empiezan las mediciones.',
    action: 'Crear un campo',
    path: '/admin/sectors',
  },
  station: {
    title: 'Este cliente no tiene estaciones',
    hint: 'Instale un dispositivo en un campo: con su estación empiezan las mediciones.',
    action: 'Instalar un dispositivo',
  },
} as const;
const ASK = 'Pídalo a quien administra su cuenta.';

/** What a client lacks first to see anything: a season, a field or a station; null when it has them all. */
export function missingOf({
  seasons,
  sectors,
  stations,
}: Pick<ClientTree, 'seasons' | 'sectors' | 'stations'>): keyof typeof TEXTS | null {
  if (seasons.length === 0) return 'season';
  if (sectors.length === 0) return 'sector';
  return stations.length === 0 ? 'station' : null;
}

/** Says what the client lacks first and leads there; null where nothing is missing. */
export function MissingFarm() {
  const { tree, user, isRoot } = useFarm();
  const { href } = useNavigation();
  const report = useSetAtom(reportingUserAtom);
  const missing = missingOf(tree);
  if (missing === null) return null;
  const { title, hint, action } = TEXTS[missing];
  const mayReport = can(user, 'event.create', { clientId: tree.client.id });
  const way =
    missing === 'station'
      ? mayReport && <Button onPress={() => report(user.id)}>{action}</Button>
      : isRoot && <LinkButton href={href(TEXTS[missing].path)}>{action}</LinkButton>;
  return (
    <EmptyState title={title} action={way || undefined}>
      {way ? hint : `${hint} ${ASK}`}
    </EmptyState>
  );
}
