import type { Crop } from '../entities/catalogue.ts';
import type { CropId, PestId } from '../entities/ids.ts';
import type { PestDocument } from './pest-document.ts';

/** What an installation has of its own, beside the built-in crops and pests and in their place. */
export interface OwnCatalogue {
  /** Documents in use: of its own pests, and of built-in pests whose document it has replaced. */
  readonly documents: readonly PestDocument[];
  /** Its crops; built-in ones among them keep their traits. */
  readonly crops: readonly Crop[];
  /** Pests and crops that are offered for nothing new; what has them keeps them. */
  readonly retiredPests: readonly PestId[];
  readonly retiredCrops: readonly CropId[];
}

/** Built-in crops and pests alone. */
export const NOTHING_OWN: OwnCatalogue = { documents: [], crops: [], retiredPests: [], retiredCrops: [] };

let own = NOTHING_OWN;
const fills: (() => void)[] = [];

/**
 * Sets what the installation has of its own. The tables below have it from here on, those of parts that are loaded later
 * included. The catalogue is that of the whole installation, so a process has one, whichever clients it serves.
 *
 * @param catalogue documents without faults, see `pestDocumentFaults`
 */
export function installCatalogue(catalogue: OwnCatalogue): void {
  own = catalogue;
  for (const fill of fills) fill();
}

/** What the installation has of its own. */
export const ownCatalogue = (): OwnCatalogue => own;

/**
 * Adds one document to the catalogue, or puts it in the place of another of its pest: for pages that are handed the
 * documents of the charts they show and nothing else.
 */
export function installDocument(document: PestDocument): void {
  const others = own.documents.filter(({ id }) => id !== document.id);
  installCatalogue({ ...own, documents: [...others, document] });
}

/** Whether this pest, or this crop, is offered for nothing new. */
export const isRetiredPest = (pestId: PestId): boolean => own.retiredPests.includes(pestId);
export const isRetiredCrop = (cropId: CropId): boolean => own.retiredCrops.includes(cropId);

/**
 * A table by id that is made anew whenever the catalogue changes: a look-up in it costs what one in a `Map` costs.
 *
 * @param builtIn its entries without a catalogue of the installation's own
 * @param entriesOf what that catalogue puts over them; undefined takes a built-in entry away
 */
export function installedTable<Id, Entry>(
  builtIn: readonly (readonly [Id, Entry])[],
  entriesOf: (catalogue: OwnCatalogue) => readonly (readonly [Id, Entry | undefined])[],
): ReadonlyMap<Id, Entry> {
  const table = new Map<Id, Entry>();
  const fill = () => {
    table.clear();
    for (const [id, entry] of [...builtIn, ...entriesOf(own)]) {
      if (entry === undefined) table.delete(id);
      else table.set(id, entry);
    }
  };
  fills.push(fill);
  fill();
  return table;
}

/** As `installedTable`, of what a pest's document says; undefined where it says nothing. */
export const installedPests = <Entry>(
  builtIn: readonly (readonly [PestId, Entry])[],
  read: (document: PestDocument) => Entry | undefined,
): ReadonlyMap<PestId, Entry> =>
  installedTable(builtIn, ({ documents }) => documents.map((document) => [document.id, read(document)]));
