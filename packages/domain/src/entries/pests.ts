/** Documents of pests: their form, their rules, what they are read as. */

export { pestDocumentFaults } from '../catalogue/document-faults.ts';
export type { DocumentPath } from '../catalogue/document-parts.ts';
export { PEST_DOCUMENTS } from '../catalogue/documents/documents.ts';
export {
  BIOFIX_SIGNS,
  PEST_FORMAT,
  PEST_KINDS,
  type PestDocument,
} from '../catalogue/pest-document.ts';
export { pestModelOf, pestOf } from '../catalogue/pest-of.ts';
export { FIRST_OWN_ID, takeFaults } from '../catalogue/take-faults.ts';
export { PEST_FAULT_SENTENCES, TAKE_FAULT_SENTENCES } from '../es/pest-faults.ts';
