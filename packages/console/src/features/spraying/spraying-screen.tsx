import { useParams } from '@tanstack/react-router';
import { type IsoDate, parseIsoDate } from '@vigia/domain';
import { can } from '@vigia/domain/access';
import { chartLink, cropLabel, hrefWith, type Sector, sectorPath, sortSeasons } from '@vigia/domain/farm';
import { marketsOf, sprayOptions } from '@vigia/domain/spraying';
import { EmptyState, Link, PageHeader, useWords } from '@vigia/ui';
import { useMemo, useState } from 'react';
import { LateExportDialog } from '../../shared/exports/late-export-dialog.ts';
import { useWaitingEvents } from '../../shared/outbox/waiting-events.ts';
import { keepMarket, keptMarket } from '../../shared/spraying/kept-market.ts';
import { cropsOfField, fieldState } from '../../shared/spraying/spray-facts.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useFilters, useNavigation } from '../../shared/state/use-filters.ts';
import { useVisits } from '../../shared/state/use-visits.ts';
import { PaperLine } from '../../shared/ui/paper-line.tsx';
import { HarvestDialog } from './harvest-dialog.tsx';
import { SprayHours } from './hours/spray-hours.tsx';
import { SprayingView } from './spraying-view.tsx';
import { useFieldStages } from './use-field-stages.ts';
import { useHarvests } from './use-harvests.ts';
import { SPRAY_SHEET } from './words.ts';

/** "Qué puedo aplicar" of a field. */
export function SprayingScreen() {
  const words = useWords(SPRAY_SHEET);
  const { tree } = useFarm();
  const { sectorId } = useParams({ strict: false });
  const { href } = useNavigation();
  const sector = tree.sectors.find(({ id }) => id === Number(sectorId));
  if (sector) return <KnownField key={sector.id} sector={sector} />;
  return (
    <>
      <PageHeader
        title={words.unknownSector}
        crumbs={[{ label: words.list, href: href('/sectors') }, { label: words.unknownSector }]}
      />
      <EmptyState
        title={words.unknownSector}
        action={<Link href={href('/sectors')}>{words.backToList}</Link>}
      >
        {words.unknownSectorHint(tree.client.name)}
      </EmptyState>
    </>
  );
}

const NO_REPORTS = [] as const;
const LOGBOOK = ['logbook'] as const;

function KnownField({ sector }: { readonly sector: Sector }) {
  const { tree, today, user, crops, isRoot } = useFarm();
  const filters = useFilters();
  const { href } = useNavigation();
  const [typed, setTyped] = useState<string>(today);
  const [chosen, setChosen] = useState(() => keptMarket(tree.client.id));
  const [isEditing, setEditing] = useState(false);
  const [isTaking, setTaking] = useState(false);
  const waiting = useWaitingEvents();
  const visits = useVisits();
  const date = parseIsoDate(typed) === null ? null : (typed as IsoDate);
  const markets = useMemo(
    () => marketsOf(tree.products.filter(({ archived }) => !archived)),
    [tree.products],
  );
  const market = chosen !== null && markets.includes(chosen) ? chosen : null;
  const cropIds = useMemo(() => cropsOfField(tree, sector.id), [tree, sector.id]);
  const found = useMemo(() => {
    const source = {
      ...{ tree, today, market, visits: visits.data ?? null },
      waiting: waiting.length === 0 ? NO_REPORTS : waiting.map(({ event }) => event),
    };
    return date === null ? null : fieldState(source, sector.id, date);
  }, [tree, today, market, visits.data, waiting, date, sector.id]);
  const options = useMemo(
    () => (found && date ? sprayOptions({ sectorId: sector.id, cropIds, date }, found.state) : null),
    [found, date, sector.id, cropIds],
  );
  const seasonId = found?.seasonId ?? null;
  const season = tree.seasons.find(({ id }) => id === seasonId) ?? null;
  const hasStages = tree.products.some(({ archived, stages: own }) => !archived && own.length > 0);
  const followed = useFieldStages(sector.id, season, hasStages);
  const fieldStages = useMemo(() => ({ ...followed, date }), [followed, date]);
  const harvests = useMemo(
    () => tree.harvests.filter((each) => each.seasonId === seasonId && each.sectorId === sector.id),
    [tree.harvests, seasonId, sector.id],
  );
  const { save, remove } = useHarvests(harvests, seasonId, sector.id);
  const owner = { clientId: tree.client.id, sectorId: sector.id };
  const stages = chartLink(tree, sector.id, seasonId, { pestId: null }, isRoot);
  const cropOf = (id: number | null) => crops.find((crop) => crop.id === id);
  return (
    <>
      <SprayingView
        sectorName={sector.name}
        listHref={href('/sectors')}
        sectorHref={isRoot ? href(sectorPath(sector.id)) : undefined}
        stagesHref={hrefWith(stages.path, { ...filters, ...stages.filters }, stages.hash)}
        date={typed}
        caption={<PaperLine />}
        today={today}
        onDate={setTyped}
        markets={markets}
        market={market}
        onMarket={(name) => {
          setChosen(name);
          keepMarket(tree.client.id, name);
        }}
        harvests={
          season &&
          harvests.map((each) => {
            const crop = cropOf(each.cropId);
            return { ...each, crop: crop ? cropLabel(crop) : null };
          })
        }
        onHarvest={season && can(user, 'harvest-date.edit', owner) ? () => setEditing(true) : undefined}
        options={options}
        hasProducts={tree.products.some(({ archived }) => !archived)}
        productsHref={
          can(user, 'product.edit', { clientId: tree.client.id })
            ? hrefWith('/admin/products', { company: tree.client.id }, 'agregar')
            : undefined
        }
        onLogbook={season ? () => setTaking(true) : undefined}
        state={visits.isPending ? 'loading' : 'ready'}
        isHistoryKnown={found?.isHistoryKnown ?? false}
        stages={fieldStages}
        hours={<SprayHours sector={sector} />}
      />
      {season && (
        <LateExportDialog
          key={season.id}
          isOpen={isTaking}
          onClose={() => setTaking(false)}
          source={{ client: tree.client, sectors: tree.sectors, seasons: sortSeasons(tree.seasons) }}
          sectorId={sector.id}
          seasonId={season.id}
          tables={LOGBOOK}
        />
      )}
      {season && (
        <HarvestDialog
          key={`${season.id} ${harvests.map((each) => each.date).join(' ')}`}
          isOpen={isEditing}
          onClose={() => setEditing(false)}
          sectorName={sector.name}
          season={season}
          crops={crops.filter(({ id }) => cropIds.includes(id))}
          harvests={harvests}
          onSave={save}
          onRemove={remove}
        />
      )}
    </>
  );
}
