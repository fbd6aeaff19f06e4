import { type IsoDate, weekdayOf } from '@vigia/domain';
import { FORECAST_SERVICES, formatMinute, formatShortDay, weekdayWord } from '@vigia/domain/es';
import { DRY_HOURS_AFTER, type HoursAhead, sprayHours } from '@vigia/domain/spraying';
import { Button, Card, ErrorState, Link, Notice, useWords } from '@vigia/ui';
import { DataTable } from '@vigia/ui/table';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { type DayOfHours, daysOfHours, windowText } from './days-of-hours.ts';
import { hourColumns } from './hour-columns.ts';
import { HoursStrip } from './hours-strip.tsx';
import { chosenProduct, type HoursWish, limitsOf, type RainfastProduct } from './wish.ts';
import { WishControls } from './wish-controls.tsx';
import { SPRAY_HOURS } from './words.ts';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;
const Days = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
  strong { font-weight: 600; }
`;
const Small = styled.p`
  max-width: 900px;
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
  text-wrap: pretty;
`;
const ELSEWHERE = 'https://www.meteochile.gob.cl';

export interface HoursCardProps {
  /** The forecast of the field; undefined while it is asked for; null where it could not be had. */
  readonly ahead: HoursAhead | null | undefined;
  readonly onRetry: () => void;
  readonly place: { readonly latitude: number; readonly longitude: number };
  /** Name of the station for whose place it was asked. */
  readonly stationName: string;
  readonly wish: HoursWish;
  /** Products that say how many hours without rain they need. */
  readonly products: readonly RainfastProduct[];
  readonly onWish: (wish: HoursWish) => void;
}

/** The hours of the next days in which it is dry and calm enough for an application. */
export function HoursCard(props: HoursCardProps) {
  const words = useWords(SPRAY_HOURS);
  const { ahead, onRetry } = props;
  return (
    <Card title={words.title}>
      {ahead === undefined && <Small role="status">{words.waiting}</Small>}
      {ahead === null && <ErrorState title={words.failed} onRetry={onRetry} />}
      {ahead && ahead.reason !== null && (
        <Notice
          action={
            <Link href={ELSEWHERE} target="_blank">
              {words.elsewhere}
            </Link>
          }
        >
          {words.none[ahead.reason]}
        </Notice>
      )}
      {ahead && ahead.reason === null && <KnownHours {...props} ahead={ahead} />}
    </Card>
  );
}

function KnownHours({
  ahead,
  place,
  stationName,
  wish,
  products,
  onWish,
}: HoursCardProps & { readonly ahead: HoursAhead }) {
  const words = useWords(SPRAY_HOURS);
  const [hasFigures, setFigures] = useState(false);
  const hours = useMemo(() => {
    const limits = limitsOf(wish, products);
    return limits === null ? null : sprayHours(ahead.hours, limits, place);
  }, [ahead, wish, products, place]);
  const days = useMemo(() => (hours === null ? [] : daysOfHours(hours)), [hours]);
  const columns = useMemo(() => hourColumns(words), [words]);
  return (
    <Stack>
      <WishControls wish={wish} products={products} onWish={onWish} />
      {hours && <Summary days={days} />}
      {hours && <HoursStrip days={days} />}
      {hours && (
        <div>
          <Button size="small" aria-expanded={hasFigures} onPress={() => setFigures(!hasFigures)}>
            {hasFigures ? words.hideFigures : words.figures}
          </Button>
        </div>
      )}
      {hours && hasFigures && (
        <DataTable
          label={words.table}
          columns={columns}
          rows={hours}
          rowId={({ t }) => t}
          exportName={words.table}
        />
      )}
      <Sources ahead={ahead} stationName={stationName} wish={wish} products={products} />
    </Stack>
  );
}

const dayName = (date: IsoDate) => `${weekdayWord(weekdayOf(date))} ${formatShortDay(date)}`;

function Summary({ days }: { readonly days: readonly DayOfHours[] }) {
  const words = useWords(SPRAY_HOURS);
  if (days.every(({ windows }) => windows.length === 0)) return <Notice>{words.noneAtAll}</Notice>;
  return (
    <Days aria-label={words.summary}>
      {days.map(({ date, windows }) => (
        <li key={date}>
          {dayName(date)}:{' '}
          {windows.length === 0 ? words.noHour : <strong>{windows.map(windowText).join(', ')}</strong>}
        </li>
      ))}
    </Days>
  );
}

type SourcesProps = Pick<HoursCardProps, 'stationName' | 'wish' | 'products'> & {
  readonly ahead: HoursAhead;
};

/** Who forecasts, and where the limits are from. */
function Sources({ ahead, stationName, wish, products }: SourcesProps) {
  const words = useWords(SPRAY_HOURS);
  const { provider, issuedAt } = ahead;
  const { usual, own, product: byProduct } = words.drySources;
  const product = chosenProduct(wish, products);
  const byHours = wish.dryHours === DRY_HOURS_AFTER ? usual : own(wish.dryHours);
  const dry = product ? byProduct(product.name, product.rainfastSource) : byHours;
  const issued =
    provider && issuedAt !== null
      ? words.issued(FORECAST_SERVICES[provider], stationName, formatMinute(issuedAt))
      : '';
  return (
    <Small>
      {issued} {words.height} {words.windSources[wish.wind]} {dry}
    </Small>
  );
}
