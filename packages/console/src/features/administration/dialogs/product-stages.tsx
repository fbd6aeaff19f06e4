import { PEST_STAGES, type PestStage } from '@vigia/domain';
import { PEST_STAGE_WORDS } from '@vigia/domain/es';
import { MultiSelect, SuggestField, useWords } from '@vigia/ui';
import { FARM_FIELDS } from '../../../shared/farm-fields/words.ts';
import { TABLES } from '../tables/words.ts';
import { Row } from './product-figures.tsx';
import type { ProductForm } from './product-form.ts';

const STAGES = PEST_STAGES.map((value) => ({ value, label: PEST_STAGE_WORDS[value] }));

interface ProductStagesProps {
  readonly form: ProductForm;
  /** Offered where a source is asked for. */
  readonly sources: readonly string[];
}

/** The stages of the pest that a product acts on, with where that is from. */
export function ProductStages({ form: { draft, change, field }, sources }: ProductStagesProps) {
  const words = useWords(TABLES).products;
  const labels = useWords(FARM_FIELDS).product;
  return (
    <Row>
      <MultiSelect<PestStage>
        label={labels.stages}
        allLabel={words.byLabelStages}
        help={words.stagesHelp}
        options={STAGES}
        value={draft.stages}
        onChange={(stages) => change({ stages })}
        {...field('stages')}
      />
      <SuggestField
        label={labels.stagesSource}
        suggestions={sources}
        value={draft.stagesSource}
        onChange={(stagesSource) => change({ stagesSource })}
        {...field('stagesSource')}
      />
    </Row>
  );
}
