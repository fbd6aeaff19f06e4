import type { ProductDraft } from '@vigia/domain/farm';
import type { EntityForm } from '../../../shared/dialogs/entity-dialog.tsx';

/** What the parts of a product's form work on. */
export type ProductForm = EntityForm<ProductDraft, keyof ProductDraft>;
