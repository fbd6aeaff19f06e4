import { NumberField, Select, Switch, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { DRY_HOURS, type HoursWish, limitsOf, WIND_BOUNDS } from './wish.ts';
import { SPRAY_HOURS } from './words.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 16px;
  & > * { min-width: 0; }
`;
const Wide = styled.div`width: 250px;`;
const Slim = styled.div`width: 130px;`;
const Aligned = styled.div`
  display: flex;
  align-items: center;
  min-height: 36px;
`;

export interface WishControlsProps {
  readonly wish: HoursWish;
  readonly onWish: (wish: HoursWish) => void;
}

/** What is asked of the wind, of the hours after, and of the light. */
export function WishControls({ wish, onWish }: WishControlsProps) {
  const words = useWords(SPRAY_HOURS);
  const set = (change: Partial<HoursWish>) => onWish({ ...wish, ...change });
  const error = limitsOf(wish) === null ? words.windError : undefined;
  const limit = { ...WIND_BOUNDS, unit: 'km/h' };
  return (
    <Row>
      <Wide>
        <Select<HoursWish['wind']>
          label={words.wind}
          options={(['steady', 'label', 'own'] as const).map((value) => ({
            value,
            label: words.winds[value],
          }))}
          value={wish.wind}
          onChange={(wind) => set({ wind })}
        />
      </Wide>
      {wish.wind === 'own' && (
        <>
          <Slim>
            <NumberField {...limit} label={words.from} value={wish.from} onChange={(from) => set({ from })} />
          </Slim>
          <Slim>
            <NumberField
              {...limit}
              label={words.to}
              value={wish.to}
              onChange={(to) => set({ to })}
              error={error}
            />
          </Slim>
        </>
      )}
      <Slim>
        <Select<number>
          label={words.dry}
          options={DRY_HOURS.map((value) => ({ value, label: words.dryHours(value) }))}
          value={wish.dryHours}
          onChange={(dryHours) => set({ dryHours })}
        />
      </Slim>
      <Aligned>
        <Switch isSelected={wish.isDayOnly} onChange={(isDayOnly) => set({ isDayOnly })}>
          {words.day}
        </Switch>
      </Aligned>
    </Row>
  );
}
