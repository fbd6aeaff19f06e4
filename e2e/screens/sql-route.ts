/** Address at which a test can use the database of the service under test, and read its clock. */
export const SQL_PATH = '/testing/sql';

export interface SqlRequest {
  readonly text: string;
  readonly values: readonly unknown[];
}
