import { type MarketDraft, PRODUCT_FIGURES } from '@vigia/domain/farm';
import { Button, IconButton, NumberField, SuggestField, TextField, textSize, useWords } from '@vigia/ui';
import { Plus, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { FARM_FIELDS } from '../../../shared/farm-fields/words.ts';
import { TABLES } from '../tables/words.ts';
import type { ProductForm } from './product-form.ts';

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: 16px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend { margin-bottom: 12px; padding: 0; color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('small')}; }
  & > button { align-self: start; }
`;
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 120px auto;
  align-items: start;
  gap: 12px;
`;
const Fault = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.status.error.text};
  font-size: ${textSize('small')};
`;

interface ProductMarketsProps {
  readonly form: ProductForm;
  /** Offered where a source is asked for. */
  readonly sources: readonly string[];
}

/** Markets that ask for other days before the harvest than the label. */
export function ProductMarkets({ form: { draft, change, field }, sources }: ProductMarketsProps) {
  const words = useWords(TABLES).products;
  const labels = useWords(FARM_FIELDS).product;
  const { markets } = draft;
  const put = (at: number, changes: Partial<MarketDraft>) =>
    change({ markets: markets.map((line, i) => (i === at ? { ...line, ...changes } : line)) });
  const { error } = field('markets');
  return (
    <Group>
      <legend>{labels.markets}</legend>
      {markets.map((line, at) => (
        <Line key={at} role="group" aria-label={words.marketLine(at + 1)}>
          <TextField
            label={words.market}
            value={line.market}
            onChange={(market) => put(at, { market })}
            error={error === undefined ? undefined : ''}
          />
          <NumberField
            label={words.marketDays}
            {...PRODUCT_FIGURES.preHarvestDays}
            value={line.days}
            onChange={(days) => put(at, { days })}
          />
          <IconButton
            label={words.removeMarket(at + 1)}
            icon={Trash2}
            onPress={() => change({ markets: markets.filter((_, i) => i !== at) })}
          />
        </Line>
      ))}
      {error !== undefined && <Fault>{error}</Fault>}
      <Button
        variant="secondary"
        icon={Plus}
        onPress={() => change({ markets: [...markets, { market: '', days: null }] })}
      >
        {words.addMarket}
      </Button>
      {markets.length > 0 && (
        <SuggestField
          label={labels.marketsSource}
          suggestions={sources}
          value={draft.marketsSource}
          onChange={(marketsSource) => change({ marketsSource })}
          {...field('marketsSource')}
        />
      )}
    </Group>
  );
}
