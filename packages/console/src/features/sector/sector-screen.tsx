import { useLocation, useParams } from '@tanstack/react-router';
import { earlierOf } from '@vigia/domain';
import type { CaptureGroup } from '@vigia/domain/captures';
import {
  hrefWith,
  seasonShowsHealth,
  sectorPath,
  selectCrop,
  selectSeason,
  sortSeasons,
  sprayingPath,
} from '@vigia/domain/farm';
import { mildewApplies } from '@vigia/domain/reports';
import { EmptyState, Link, LinkButton, PageHeader, useWords } from '@vigia/ui';
import { SprayCan } from 'lucide-react';
import { useMemo } from 'react';
import { staleParts, withoutStale } from '../../shared/filters/stale-parts.ts';
import { type SectorChoice, sectorChoice } from '../../shared/series/sector-choice.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useCaptureCounts } from '../../shared/state/use-capture-counts.ts';
import { useFilters, useNavigation } from '../../shared/state/use-filters.ts';
import { useMildewRisks } from '../../shared/state/use-mildew-risks.ts';
import { useStationHealth } from '../../shared/state/use-station-health.ts';
import { CountTrapsButton } from '../../shared/ui/count-traps-button.tsx';
import { useInstallWay } from '../../shared/ui/install-way.tsx';
import { ChillTab } from './chill-tab.tsx';
import { ClimateTab } from './climate-tab.tsx';
import { ExportButton } from './export-button.tsx';
import { MildewTab } from './mildew-tab.tsx';
import { PestTab } from './pest-tab.tsx';
import { SectorView } from './sector-view.tsx';
import { tabOfHash, tabsOf } from './tabs.ts';
import { SECTOR } from './words.ts';

export function SectorScreen() {
  const words = useWords(SECTOR);
  const { context, tree } = useFarm();
  const { sectorId } = useParams({ strict: false });
  const filters = useFilters();
  const { href } = useNavigation();
  const choice = useMemo(
    () => sectorChoice(context, Number(sectorId), filters),
    [context, sectorId, filters],
  );
  if (choice) return <KnownSector choice={choice} />;
  return (
    <>
      <PageHeader
        title={words.unknown}
        crumbs={[{ label: words.list, href: href('/sectors') }, { label: words.unknown }]}
      />
      <EmptyState title={words.unknown} action={<Link href={href('/sectors')}>{words.backToList}</Link>}>
        {words.unknownHint(tree.client.name)}
      </EmptyState>
    </>
  );
}

function KnownSector({ choice }: { readonly choice: SectorChoice }) {
  const words = useWords(SECTOR);
  const { context, tree, today } = useFarm();
  const { hash } = useLocation();
  const { href, setFilters, setHash } = useNavigation();
  const filters = useShownFilters(choice);
  const { season, stations, pests, sector } = choice;
  const requested = useFilters();
  const stale = useMemo(
    () => staleParts(context, { ...requested, sector: sector.id }).filter((part) => part !== 'sector'),
    [context, requested, sector.id],
  );
  const tabs = tabsOf(choice.crop?.id ?? null);
  const isCurrent = seasonShowsHealth(season, today);

  const withoutCrop = useMemo(
    () => (choice.crop === null ? [] : choice.all.filter(({ cropId }) => cropId === null)),
    [choice],
  );
  const stationIds = useMemo(
    () => [...stations, ...withoutCrop].map(({ id }) => id),
    [stations, withoutCrop],
  );
  const isMildewShown = isCurrent && mildewApplies(choice.crop?.id ?? null);
  const risks = useMildewRisks(isMildewShown ? (season?.id ?? null) : null, stations);
  const groups = useMemo(() => captureGroups(choice), [choice]);
  const conditions = useStationHealth(stationIds, isCurrent);
  const counts = useCaptureCounts(groups, season ? earlierOf(season.end, today) : today);

  const chooseCrop = (crop: number | 'none') =>
    setFilters({ ...selectCrop(context, { ...filters, sector: sector.id }, crop) });

  return (
    <SectorView
      stale={stale}
      onStaleSeen={() => setFilters(withoutStale(requested, stale), { replace: true })}
      choice={choice}
      listHref={href('/sectors')}
      seasons={sortSeasons(tree.seasons)}
      onSeason={(id) => setFilters(selectSeason(context, filters, id))}
      onCrop={chooseCrop}
      status={{
        pests,
        counts,
        stations,
        conditions,
        isCurrent,
        stationActions: <CountTrapsButton stations={stations} />,
        withoutCrop,
        onWithoutCrop: () => chooseCrop('none'),
        mildew: isMildewShown ? risks.get(sector.id) : undefined,
        mildewHref: hrefWith(sectorPath(sector.id), filters, 'hongos'),
      }}
      exportButton={
        <>
          <LinkButton href={href(sprayingPath(sector.id))} icon={SprayCan}>
            {words.spraying}
          </LinkButton>
          <ExportButton choice={choice} />
        </>
      }
      hasStations={tree.stations.some(({ sectorId }) => sectorId === sector.id)}
      installWay={useInstallWay(sector.id)}
      tabs={tabs}
      tab={tabOfHash(hash, tabs)}
      onTab={(tab) => setHash(tab, { replace: false })}
      panels={{
        plagas: <PestTab choice={choice} />,
        hongos: <MildewTab choice={choice} />,
        clima: <ClimateTab choice={choice} />,
        'horas-frio': <ChillTab choice={choice} />,
      }}
    />
  );
}

/** The filters with the page's defaults written out, as the start of the next choice. */
function useShownFilters({ season }: SectorChoice) {
  const filters = useFilters();
  return season ? { ...filters, season: season.id } : filters;
}

function captureGroups({ pests, stations }: SectorChoice): CaptureGroup[] {
  return pests.map(({ id }) => ({
    key: String(id),
    pestId: id,
    stationIds: stations.filter((station) => station.pestId === id).map((station) => station.id),
  }));
}
