import { useWords } from '@vigia/ui';
import { useMemo } from 'react';
import { DIALOGS, type DialogWords } from '../../../shared/dialogs/words.ts';
import { FARM_FIELDS, type FarmFieldWords } from '../../../shared/farm-fields/words.ts';
import { REASONS, type ReasonWords } from '../../../shared/reason-words.ts';
import { ARCHIVED, type ArchivedWords } from '../archived/words.ts';
import { EDIT_MANY, type EditManyWords } from '../edit-many/words.ts';
import { PHOTO_IMPORT, type PhotoImportWords } from '../photos/words.ts';
import { SIGN_INS, type SignInsWords } from '../sign-ins/words.ts';
import { ADMINISTRATION, type AdministrationWords } from '../words.ts';
import { TABLES, type TablesWords } from './words.ts';

/** What the tables and the actions of their rows say. */
export interface TableWords {
  readonly admin: AdministrationWords;
  readonly tables: TablesWords;
  /** Names of the fields, by entity. */
  readonly fields: FarmFieldWords;
  readonly archived: ArchivedWords;
  readonly dialogs: DialogWords;
  readonly photos: PhotoImportWords;
  readonly signIns: SignInsWords;
  readonly editMany: EditManyWords;
  readonly reasons: ReasonWords;
}

/** The same object in each render. */
export function useTableWords(): TableWords {
  const admin = useWords(ADMINISTRATION);
  const tables = useWords(TABLES);
  const fields = useWords(FARM_FIELDS);
  const archived = useWords(ARCHIVED);
  const dialogs = useWords(DIALOGS);
  const photos = useWords(PHOTO_IMPORT);
  const signIns = useWords(SIGN_INS);
  const editMany = useWords(EDIT_MANY);
  const reasons = useWords(REASONS);
  return useMemo(
    () => ({ admin, tables, fields, archived, dialogs, photos, signIns, editMany, reasons }),
    [admin, tables, fields, archived, dialogs, photos, signIns, editMany, reasons],
  );
}
