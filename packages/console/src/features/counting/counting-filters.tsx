import { SegmentedControl, Select } from '@vigia/ui';
import { ChoiceBox, SelectBox } from '../../shared/ui/filter-boxes.ts';
import { WORDS } from './words.ts';

export type PhotoOrder = 'photos' | 'review';
const PERIODS = [14, 60, 365] as const;
export type Period = (typeof PERIODS)[number];

export interface CountingFiltersProps {
  readonly days: Period;
  readonly onDays: (days: Period) => void;
  readonly order: PhotoOrder;
  readonly onOrder: (order: PhotoOrder) => void;
}

/** How far back, and whether by station or by what is to be looked at. */
export function CountingFilters({ days, onDays, order, onOrder }: CountingFiltersProps) {
  return (
    <>
      <SelectBox>
        <Select
          label={WORDS.period}
          value={days}
          onChange={onDays}
          options={PERIODS.map((value) => ({ value, label: WORDS.days[value] }))}
        />
      </SelectBox>
      <ChoiceBox>
        <SegmentedControl<PhotoOrder>
          label={WORDS.order}
          value={order}
          onChange={onOrder}
          options={[
            { value: 'photos', label: WORDS.orders.photos },
            { value: 'review', label: WORDS.orders.review },
          ]}
        />
      </ChoiceBox>
    </>
  );
}
