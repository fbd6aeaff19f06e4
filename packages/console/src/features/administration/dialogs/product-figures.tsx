import { PRODUCT_FIGURES, type ProductFigure } from '@vigia/domain/farm';
import { MEDIA, NumberField, SuggestField, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { FARM_FIELDS } from '../../../shared/farm-fields/words.ts';
import { TABLES } from '../tables/words.ts';
import type { ProductForm } from './product-form.ts';

/** Two fields side by side; on narrow screens one below the other. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 20px 12px;
  ${MEDIA.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

const FIGURES = Object.keys(PRODUCT_FIGURES) as readonly ProductFigure[];

interface ProductFiguresProps {
  readonly form: ProductForm;
  /** Offered where a source is asked for. */
  readonly sources: readonly string[];
}

/** The figures of a product, each with where it is from. */
export function ProductFigures({ form: { draft, change, field }, sources }: ProductFiguresProps) {
  const words = useWords(TABLES).products;
  const labels = useWords(FARM_FIELDS).product;
  return FIGURES.map((figure) => {
    const { source, min, max } = PRODUCT_FIGURES[figure];
    return (
      <Row key={figure}>
        <NumberField
          label={labels[figure]}
          unit={words.units[figure]}
          help={words.help[figure]}
          min={min}
          max={max}
          value={draft[figure]}
          onChange={(typed) => change({ [figure]: typed })}
          {...field(figure)}
        />
        <SuggestField
          label={labels[source]}
          suggestions={sources}
          value={draft[source]}
          onChange={(text) => change({ [source]: text })}
          {...field(source)}
        />
      </Row>
    );
  });
}
