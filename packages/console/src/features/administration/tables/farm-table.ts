import type { AdminClient } from '@vigia/api/client';
import type { Action } from '@vigia/domain/access';
import type { User } from '@vigia/domain/farm';
import type { BulkAction, DataColumn, RowAction, RowId } from '@vigia/ui/table';
import type { Question, Secret, Target } from '../targets.ts';
import type { AdminEdits } from '../use-admin-edits.ts';
import type { TableWords } from './table-words.ts';

/** A row is identified and edited by what it is about. */
export interface OfClient {
  readonly owner: AdminClient;
}

/** What the actions of rows do, and for whom. */
export interface RowDoings {
  readonly user: User;
  /** A directory of the company signs people in too. */
  readonly hasExternalSignIn: boolean;
  readonly edits: AdminEdits;
  readonly open: (target: Target) => void;
  readonly ask: (question: Question) => void;
  readonly showSecret: (secret: Secret) => void;
}

/** The actions that this user has on each row. */
type ActionsOf<Row> = (words: TableWords, doings: RowDoings) => (row: Row) => readonly RowAction[];

/** A table of what clients own. */
export interface FarmTable<Row extends OfClient> {
  /** The rows in use; of a table with an archive, also the archived ones. */
  readonly rows: (owners: readonly AdminClient[], isArchived: boolean) => readonly Row[];
  readonly rowId: (row: Row) => RowId;
  /** @param isLimited whether the reader is limited to sectors of one of the clients */
  readonly columns: (words: TableWords, isLimited: boolean) => readonly DataColumn<Row>[];
  readonly rowActions: ActionsOf<Row>;
  /** Actions on all selected rows, which are of one client; absent if rows are not selected. */
  readonly bulkActions?: (words: TableWords, doings: RowDoings) => readonly BulkAction<Row>[];
  /** The right needed to add to the table. */
  readonly addAction: Action;
  /** What the add button opens; null if a client has to be chosen first. */
  readonly newRow: (owner: AdminClient | null) => Target | null;
  /** Absent if its rows cannot be archived. */
  readonly archive?: {
    /** Marks every row, in the table, on cards and in the export, as not in use. */
    readonly state: (words: TableWords) => string;
    readonly rowActions: ActionsOf<Row>;
  };
}
