import type { IsoDate } from '@vigia/domain';
import { formatDate } from '@vigia/domain/es';
import type { HarvestDate } from '@vigia/domain/farm';
import type { SprayOption } from '@vigia/domain/spraying';
import {
  Button,
  DateField,
  EmptyState,
  Link,
  LinkButton,
  MEDIA,
  Notice,
  PageHeader,
  Select,
  useWords,
} from '@vigia/ui';
import { DataTable, useCards } from '@vigia/ui/table';
import { BookOpenText, CalendarPlus, Pencil, Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { SPRAYING } from '../../shared/spraying/words.ts';
import type { FieldStages } from './field-stages.ts';
import { optionColumns } from './option-columns.tsx';
import { VerdictSummary } from './verdict-summary.tsx';
import { SPRAY_SHEET } from './words.ts';

const Box = styled.div`
  width: 200px;
  ${MEDIA.narrow} { width: 100%; }
`;
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  strong { font-weight: 600; }
`;
const Small = styled.p`
  max-width: 900px;
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;

const ANY = '';

export interface SprayingViewProps {
  readonly sectorName: string;
  readonly listHref: string;
  /** The page of the field; undefined for readers who may not open it. */
  readonly sectorHref: string | undefined;
  /** Where the stages of its pests are. */
  readonly stagesHref: string;
  readonly date: string;
  /** On paper: of which day the page is, and of whom. */
  readonly caption?: ReactNode;
  readonly today: IsoDate;
  readonly onDate: (date: string) => void;
  readonly markets: readonly string[];
  readonly market: string | null;
  readonly onMarket: (market: string | null) => void;
  /** Harvests of the field in the season of the day, with what is harvested; null where no season has the day. */
  readonly harvests: readonly (HarvestDate & { readonly crop: string | null })[] | null;
  /** Opens the form of a harvest; undefined for readers who may not. */
  readonly onHarvest: (() => void) | undefined;
  /** Null while the day is none. */
  readonly options: readonly SprayOption[] | null;
  readonly hasProducts: boolean;
  /** Where products are added; undefined for readers who may not. */
  readonly productsHref: string | undefined;
  readonly state: 'loading' | 'ready';
  /** Opens the logbook of the season's applications; undefined where no season has the day. */
  readonly onLogbook: (() => void) | undefined;
  /** The season's applications are all known here. */
  readonly isHistoryKnown: boolean;
  /** The stages of its pests. */
  readonly stages: FieldStages;
  /** The dry, calm hours of the next days. */
  readonly hours?: ReactNode;
}

/** The client's products as they stand in a field on a day: what may be applied, until when, and why not. */
export function SprayingView(props: SprayingViewProps) {
  const words = useWords(SPRAY_SHEET);
  const spraying = useWords(SPRAYING);
  const { sectorName, sectorHref, market, markets, options, stages } = props;
  const isCards = useCards();
  const columns = useMemo(
    () => optionColumns({ sheet: words, spraying, market, stages }, isCards),
    [words, spraying, market, stages, isCards],
  );
  const field = sectorHref === undefined ? { label: sectorName } : { label: sectorName, href: sectorHref };
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={sectorName}
        crumbs={[{ label: words.list, href: props.listHref }, field, { label: words.title }]}
        filters={
          <>
            <Box>
              <DateField label={words.day} today={props.today} value={props.date} onChange={props.onDate} />
            </Box>
            {markets.length > 0 && (
              <Box>
                <Select<string>
                  label={words.market}
                  options={[
                    { value: ANY, label: words.noMarket },
                    ...markets.map((name) => ({ value: name, label: name })),
                  ]}
                  value={market ?? ANY}
                  onChange={(name) => props.onMarket(name === ANY ? null : name)}
                />
              </Box>
            )}
          </>
        }
      />
      {props.caption}
      <HarvestLine {...props} />
      {!props.isHistoryKnown && props.state === 'ready' && props.hasProducts && (
        <Notice status="warning">{spraying.unknownHistory}</Notice>
      )}
      {props.hasProducts && props.state === 'ready' && <VerdictSummary date={props.date} options={options} />}
      {props.hasProducts ? (
        <DataTable
          label={words.table}
          columns={columns}
          rows={options ?? []}
          rowId={({ product }) => product.id}
          state={props.state}
          hasSearch
          exportName={`${words.title} ${sectorName}`}
        />
      ) : (
        <EmptyState
          title={words.noProducts}
          action={
            props.productsHref !== undefined && (
              <LinkButton href={props.productsHref} icon={Plus} variant="primary">
                {words.addProducts}
              </LinkButton>
            )
          }
        >
          {props.productsHref === undefined ? words.askForProducts : words.noProductsHint}
        </EmptyState>
      )}
      {props.hasProducts && <Small>{words.rule}</Small>}
      <Small>
        {props.hasProducts && words.stageRule} <Link href={props.stagesHref}>{words.stages}</Link>
      </Small>
      {props.hours}
    </>
  );
}

/** When the field is harvested, what sets it, and what opens the season's logbook. */
function HarvestLine({
  harvests,
  onHarvest,
  onLogbook,
}: Pick<SprayingViewProps, 'harvests' | 'onHarvest' | 'onLogbook'>) {
  const words = useWords(SPRAY_SHEET);
  if (harvests === null) return <Notice status="warning">{words.noSeason}</Notice>;
  const isSet = harvests.length > 0;
  const texts = harvests.map(({ crop, date }) =>
    crop === null ? words.harvest(formatDate(date)) : words.harvestOfCrop(crop, formatDate(date)),
  );
  return (
    <Facts>
      <span>
        {isSet ? <strong>{texts.join(' · ')}</strong> : words.noHarvest} {harvests.length > 1 && words.first}
        {!isSet && onHarvest === undefined && words.askForHarvest}
      </span>
      {onHarvest && (
        <Button size="small" icon={isSet ? Pencil : CalendarPlus} onPress={onHarvest}>
          {isSet ? words.editHarvest : words.setHarvest}
        </Button>
      )}
      {onLogbook && (
        <Button size="small" icon={BookOpenText} onPress={onLogbook}>
          {words.logbook}
        </Button>
      )}
    </Facts>
  );
}
