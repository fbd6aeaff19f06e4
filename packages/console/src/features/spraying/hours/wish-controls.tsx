import { MEDIA, NumberField, Select, Switch, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import {
  chosenProduct,
  DRY_HOURS,
  type HoursWish,
  limitsOf,
  type RainfastProduct,
  WIND_BOUNDS,
} from './wish.ts';
import { SPRAY_HOURS } from './words.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px 16px;
  & > * { min-width: 0; }
`;
const Wide = styled.div`
  width: 250px;
  ${MEDIA.narrow} { width: 100%; }
`;
const Slim = styled.div`width: 130px;`;
/** Start of the values that name a product. */
const OF_PRODUCT = 'product:';
const Aligned = styled.div`
  display: flex;
  align-items: center;
  min-height: 36px;
`;

export interface WishControlsProps {
  readonly wish: HoursWish;
  /** Products whose hours without rain can be taken. */
  readonly products: readonly RainfastProduct[];
  readonly onWish: (wish: HoursWish) => void;
}

/** What is asked of the wind, of the hours after, and of the light. */
export function WishControls({ wish, products, onWish }: WishControlsProps) {
  const words = useWords(SPRAY_HOURS);
  const product = chosenProduct(wish, products);
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
      <Wide>
        <Select<string>
          label={words.dry}
          options={[
            ...DRY_HOURS.map((hours) => ({ value: String(hours), label: words.dryHours(hours) })),
            ...products.map(({ id, name, rainfastHours }) => ({
              value: `${OF_PRODUCT}${id}`,
              label: words.dryOf(name, rainfastHours),
            })),
          ]}
          value={product ? `${OF_PRODUCT}${product.id}` : String(wish.dryHours)}
          onChange={(chosen) =>
            set(
              chosen.startsWith(OF_PRODUCT)
                ? { productId: Number(chosen.slice(OF_PRODUCT.length)) }
                : { productId: null, dryHours: Number(chosen) },
            )
          }
        />
      </Wide>
      <Aligned>
        <Switch isSelected={wish.isDayOnly} onChange={(isDayOnly) => set({ isDayOnly })}>
          {words.day}
        </Switch>
      </Aligned>
    </Row>
  );
}
