import { dayOfInstant, type IsoDate } from '@vigia/domain';
import { EARLIEST_PHOTO } from '@vigia/domain/captures';
import { DateField, SegmentedControl, Select, useWords } from '@vigia/ui';
import { ChoiceBox, SelectBox } from '../../shared/ui/filter-boxes.ts';
import type { DateOrder } from './photo-order.ts';
import { COUNTING } from './words.ts';

const FIRST_DAY = dayOfInstant(EARLIEST_PHOTO);

export type PhotoOrder = 'photos' | 'review';
/** Days back, or since a given day. */
const PERIODS = [14, 60, 365, 'since'] as const;
export type Period = (typeof PERIODS)[number];

export interface CountingFiltersProps {
  readonly days: Period;
  readonly onDays: (days: Period) => void;
  /** The day of `since`, or the text that was typed. */
  readonly since: string;
  readonly onSince: (since: string) => void;
  readonly today: IsoDate;
  /** The order of a station's photos. */
  readonly dates: DateOrder;
  readonly onDates: (dates: DateOrder) => void;
  readonly order: PhotoOrder;
  readonly onOrder: (order: PhotoOrder) => void;
}

/** How far back, and whether by station or by need of review. */
export function CountingFilters(props: CountingFiltersProps) {
  const words = useWords(COUNTING);
  const { days, onDays, order, onOrder } = props;
  return (
    <>
      <SelectBox>
        <Select
          label={words.period}
          value={days}
          onChange={onDays}
          options={PERIODS.map((value) => ({ value, label: words.days[value] }))}
        />
      </SelectBox>
      {days === 'since' && (
        <SelectBox>
          <DateField
            label={words.since}
            value={props.since}
            onChange={props.onSince}
            today={props.today}
            min={FIRST_DAY}
            max={props.today}
          />
        </SelectBox>
      )}
      {order === 'photos' && (
        <SelectBox>
          <Select<DateOrder>
            label={words.dates}
            value={props.dates}
            onChange={props.onDates}
            options={[
              { value: 'newest', label: words.dateOrders.newest },
              { value: 'oldest', label: words.dateOrders.oldest },
            ]}
          />
        </SelectBox>
      )}
      <ChoiceBox>
        <SegmentedControl<PhotoOrder>
          label={words.order}
          value={order}
          onChange={onOrder}
          options={[
            { value: 'photos', label: words.orders.photos },
            { value: 'review', label: words.orders.review },
          ]}
        />
      </ChoiceBox>
    </>
  );
}
