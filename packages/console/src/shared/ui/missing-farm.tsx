import { type ClientTree, can } from '@vigia/domain';
import { Button, EmptyState, LinkButton } from '@vigia/ui';
import type { ReactNode } from 'react';
import { useFarm } from '../state/farm.ts';
import { hrefWith, useFilters } from '../state/use-filters.ts';
import { useInstall } from '../state/use-install.ts';

const TEXTS = {
  sector: {
    title: 'Este cliente no tiene campos',
    hint: 'Primero se crea un campo, luego una temporada y en ellos una estación.',
  },
  season: {
    title: 'Este cliente no tiene temporadas',
    hint: 'Cree una temporada: en ella se acumulan grados día y capturas.',
  },
  station: {
    title: 'Este cliente no tiene estaciones',
    hint: 'Instale un dispositivo en un campo: con su estación empiezan las mediciones.',
  },
  device: {
    title: 'Este cliente no tiene estaciones',
    hint: 'Tampoco tiene un dispositivo disponible: agregue la estación junto con el suyo.',
  },
} as const;
type Missing = keyof typeof TEXTS;
const ACTIONS = {
  sector: 'Crear un campo',
  season: 'Crear una temporada',
  install: 'Instalar un dispositivo',
  device: 'Agregar una estación con su dispositivo',
} as const;
const ASK = 'Pídalo a quien administra su cuenta.';

/** Whether a client lacks something without which there is nothing to see. */
export const isIncomplete = ({
  seasons,
  sectors,
  stations,
}: Pick<ClientTree, 'seasons' | 'sectors' | 'stations'>): boolean =>
  [seasons, sectors, stations].some(({ length }) => length === 0);

/** What a client lacks first, in the order of its first steps; null when it has it all. */
function missingOf({ seasons, sectors, stations, nodes }: ClientTree): Missing | null {
  if (sectors.length === 0) return 'sector';
  if (seasons.length === 0) return 'season';
  if (stations.length > 0) return null;
  return nodes.some(({ decommissioned }) => !decommissioned) ? 'station' : 'device';
}

/** Says what the client lacks first and leads there; null where nothing is missing. */
export function MissingFarm() {
  const { tree } = useFarm();
  const missing = missingOf(tree);
  const way = useWay(missing);
  if (missing === null) return null;
  const { title, hint } = TEXTS[missing];
  return (
    <EmptyState title={title} action={way ?? undefined}>
      {way ? hint : `${hint} ${ASK}`}
    </EmptyState>
  );
}

/** The form that ends the lack; null for readers who may not send it. */
function useWay(missing: Missing | null): ReactNode {
  const { tree, user, isRoot } = useFarm();
  const filters = useFilters();
  const install = useInstall();
  const owner = { clientId: tree.client.id };
  const toForm = (table: string, hash: string, label: string) => (
    <LinkButton variant="primary" href={hrefWith(`/admin/${table}`, filters, hash)}>
      {label}
    </LinkButton>
  );
  switch (missing) {
    case 'sector':
      return isRoot && can(user, 'sector.create', owner)
        ? toForm('sectors', 'agregar', ACTIONS.sector)
        : null;
    case 'season':
      return isRoot && can(user, 'season.create', owner)
        ? toForm('seasons', 'agregar', ACTIONS.season)
        : null;
    case 'station':
      return install ? (
        <Button variant="primary" onPress={() => install(null)}>
          {ACTIONS.install}
        </Button>
      ) : null;
    case 'device':
      return isRoot && can(user, 'node.create', owner)
        ? toForm('stations', 'agregar-con-dispositivo', ACTIONS.device)
        : null;
    case null:
      return null;
  }
}
