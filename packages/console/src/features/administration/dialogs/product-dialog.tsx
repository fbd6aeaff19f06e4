import type { AdminClient } from '@vigia/api/client';
import { MODE_SCHEME_WORDS } from '@vigia/domain/es';
import {
  cropLabel,
  EMPTY_PRODUCT,
  isRetiredCrop,
  isRetiredPest,
  MODE_SCHEMES,
  type Product,
  type ProductDraft,
  productDraft,
  validateProduct,
} from '@vigia/domain/farm';
import { MultiSelect, pestOptions, Select, SuggestField, TextField, textSize, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { EntityDialog } from '../../../shared/dialogs/entity-dialog.tsx';
import type { FormProps } from '../../../shared/dialogs/form-props.ts';
import { KnownClient, NameField } from '../../../shared/dialogs/text-fields.tsx';
import { FARM_FIELDS } from '../../../shared/farm-fields/words.ts';
import { TABLES } from '../tables/words.ts';
import { ProductFigures, Row } from './product-figures.tsx';
import type { ProductForm } from './product-form.ts';
import { ProductMarkets } from './product-markets.tsx';
import { sourcesOf } from './product-sources.ts';
import { ProductStages } from './product-stages.tsx';

const Hint = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('small')};
`;

const SCHEMES = MODE_SCHEMES.map((value) => ({ value, label: MODE_SCHEME_WORDS[value] }));

/** What a field of text needs of the form. */
const textOf = (
  { draft, change, field }: ProductForm,
  name: 'activeIngredient' | 'authorisation' | 'modeGroups',
) => ({
  value: draft[name],
  onChange: (text: string) => change({ [name]: text }),
  ...field(name),
});

export interface ProductDialogProps extends Omit<FormProps<ProductDraft>, 'edited'> {
  readonly owner: AdminClient;
  /** The edited one; null for a new one. */
  readonly product: Product | null;
}

/** A product that the client applies: no figure is asked for, and each that is given says where it is from. */
export function ProductDialog({ owner, product, ...props }: ProductDialogProps) {
  const words = useWords(TABLES).products;
  const labels = useWords(FARM_FIELDS).product;
  const others = owner.products.filter(({ id, archived }) => !archived && id !== product?.id);
  const initial = product ? productDraft(product) : EMPTY_PRODUCT;
  const pests = owner.pests.filter(({ id }) => initial.pestIds.includes(id) || !isRetiredPest(id));
  const crops = owner.crops.filter(({ id }) => initial.cropIds.includes(id) || !isRetiredCrop(id));
  return (
    <EntityDialog<ProductDraft, keyof ProductDraft>
      {...props}
      title={product ? words.edit : words.new}
      width={640}
      initial={initial}
      validate={(draft) => validateProduct(draft, others)}
      invalidMessage={({ name }) => (name.trim() === '' ? null : words.wrong)}
      savedMessage={({ name }) => (product ? words.edited : words.created)(name.trim())}
    >
      {(form) => {
        const { draft, change, field } = form;
        const sources = sourcesOf(draft, owner.products, words.usualSource);
        return (
          <>
            <Hint>{words.hint}</Hint>
            <KnownClient name={owner.client.name} />
            <NameField form={form} />
            <Row>
              <TextField label={labels.activeIngredient} {...textOf(form, 'activeIngredient')} />
              <TextField
                label={labels.authorisation}
                help={words.authorisationHelp}
                {...textOf(form, 'authorisation')}
              />
            </Row>
            <Row>
              <Select
                label={labels.modeScheme}
                placeholder={words.noScheme}
                onClear={() => change({ modeScheme: null })}
                options={SCHEMES}
                value={draft.modeScheme}
                onChange={(modeScheme) => change({ modeScheme })}
                {...field('modeScheme')}
              />
              <TextField label={labels.modeGroups} help={words.modeHelp} {...textOf(form, 'modeGroups')} />
            </Row>
            <SuggestField
              label={labels.modeSource}
              suggestions={sources}
              value={draft.modeSource}
              onChange={(modeSource) => change({ modeSource })}
              {...field('modeSource')}
            />
            <ProductFigures form={form} sources={sources} />
            <ProductStages form={form} sources={sources} />
            <ProductMarkets form={form} sources={sources} />
            <Row>
              <MultiSelect
                label={labels.pestIds}
                allLabel={words.notSaid}
                options={pestOptions(pests)}
                value={draft.pestIds}
                onChange={(pestIds) => change({ pestIds })}
                {...field('pestIds')}
              />
              <MultiSelect
                label={labels.cropIds}
                allLabel={words.notSaid}
                options={crops.map((crop) => ({ value: crop.id, label: cropLabel(crop) }))}
                value={draft.cropIds}
                onChange={(cropIds) => change({ cropIds })}
                {...field('cropIds')}
              />
            </Row>
          </>
        );
      }}
    </EntityDialog>
  );
}
