/** Where a test speaks to the database that the service under test stands on. */
export const SQL_PATH = '/testing/sql';

export interface SqlRequest {
  readonly text: string;
  readonly values: readonly unknown[];
}
