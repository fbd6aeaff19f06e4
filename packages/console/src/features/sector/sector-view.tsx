import { type Crop, cropLabel, type Season } from '@vigia/domain/farm';
import { EmptyState, MEDIA, PageHeader, Select, Tabs, useWords } from '@vigia/ui';
import { Bug, CloudFog, type LucideIcon, Snowflake, Thermometer } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { StaleNotice } from '../../shared/filters/stale-notice.tsx';
import type { StalePart } from '../../shared/filters/stale-parts.ts';
import type { SectorChoice } from '../../shared/series/sector-choice.ts';
import { FieldsPicture } from '../../shared/ui/fields-picture.tsx';
import { SelectBox } from '../../shared/ui/filter-boxes.ts';
import { StatusCards, type StatusCardsProps } from './status-cards.tsx';
import type { TabId } from './tabs.ts';
import { SECTOR, type SectorWords } from './words.ts';

const Picture = styled.div`
  flex: none;
  width: 76px;
  height: 56px;
  border-radius: 6px;
  overflow: hidden;
  svg { width: 100%; height: 100%; }
  ${MEDIA.narrow} { display: none; }
`;

/** Panels below each other. */
const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
`;

const tabLooks = (
  words: SectorWords,
): Readonly<Record<TabId, { readonly label: string; readonly icon: LucideIcon }>> => ({
  plagas: { label: words.pests, icon: Bug },
  hongos: { label: words.mildew, icon: CloudFog },
  clima: { label: words.climate, icon: Thermometer },
  'horas-frio': { label: words.chill, icon: Snowflake },
});

export interface SectorViewProps {
  readonly choice: SectorChoice;
  readonly listHref: string;
  /** Newest first. */
  readonly seasons: readonly Season[];
  readonly onSeason: (seasonId: number) => void;
  readonly onCrop: (crop: number | 'none') => void;
  /** Missing parts of a link. */
  readonly stale: readonly StalePart[];
  readonly onStaleSeen: () => void;
  readonly status: StatusCardsProps;
  /** Whether the field has a station in any season. */
  readonly hasStations: boolean;
  /** The link to a first station; null for readers who may not make one. */
  readonly installWay?: ReactNode;
  /** Those of the crop. */
  readonly tabs: readonly TabId[];
  readonly tab: TabId;
  readonly onTab: (tab: TabId) => void;
  readonly panels: Readonly<Record<TabId, ReactNode>>;
  /** The button of an export. */
  readonly exportButton?: ReactNode;
}

/** Head, state and charts of one sector; the charts are passed in. */
export function SectorView(props: SectorViewProps) {
  const words = useWords(SECTOR);
  const { choice, seasons, status, panels } = props;
  const { sector, stations, all } = choice;
  return (
    <>
      <PageHeader
        crumbs={[{ label: words.list, href: props.listHref }, { label: sector.name }]}
        image={
          <Picture>
            <FieldsPicture />
          </Picture>
        }
        title={sector.name}
        subtitle={`${sector.address} · ${words.stations(all.length, stations.length, choice.crop !== null)}`}
        filters={
          <>
            <SelectBox>
              <Select
                label={words.crop}
                options={choice.crops.map((crop) => cropOption(words, crop))}
                value={choice.crops.length === 0 ? null : (choice.crop?.id ?? 'none')}
                placeholder={words.none}
                isDisabled={choice.crops.length === 0}
                onChange={props.onCrop}
              />
            </SelectBox>
            {seasons.length > 0 && (
              <SelectBox>
                <Select
                  label={words.season}
                  options={seasons.map(({ id, name }) => ({ value: id, label: name }))}
                  value={choice.season?.id ?? null}
                  onChange={props.onSeason}
                />
              </SelectBox>
            )}
            {props.exportButton}
          </>
        }
      />
      <StaleNotice parts={props.stale} onClose={props.onStaleSeen} />
      <StatusCards {...status} />
      {props.hasStations ? (
        <Tabs
          label={words.tabs}
          value={props.tab}
          onChange={props.onTab}
          items={props.tabs.map((id) => ({
            id,
            ...tabLooks(words)[id],
            content: <Stack>{panels[id]}</Stack>,
          }))}
        />
      ) : (
        <EmptyState title={words.noStationYet} action={props.installWay}>
          {props.installWay ? words.noStationYetHint : words.askForStation}
        </EmptyState>
      )}
    </>
  );
}

const cropOption = (words: SectorWords, crop: Crop | null): { value: number | 'none'; label: string } =>
  crop ? { value: crop.id, label: cropLabel(crop) } : { value: 'none', label: words.none };
