import type { ClientTree, ScheduledReport, User } from '@vigia/domain/farm';

export interface ScheduleRow {
  readonly report: ScheduledReport;
  readonly user: string;
  readonly email: string;
  readonly client: string;
  readonly sector: string;
  readonly season: string;
}

export const fullName = ({ firstName, lastName, email }: User): string =>
  `${firstName} ${lastName}`.trim() || email;

/** Rows with names for the ids of scheduled reports; an id that no longer exists is shown as its number. */
export function scheduleRows(
  reports: readonly ScheduledReport[],
  { client, sectors, seasons }: Pick<ClientTree, 'client' | 'sectors' | 'seasons'>,
  users: readonly User[],
): ScheduleRow[] {
  const named = (list: readonly { readonly id: number; readonly name: string }[], id: number) =>
    list.find((one) => one.id === id)?.name ?? String(id);
  return reports.map((report) => {
    const user = users.find(({ id }) => id === report.userId);
    return {
      report,
      user: user ? fullName(user) : String(report.userId),
      email: user?.email ?? '',
      client: client.name,
      sector: named(sectors, report.sectorId),
      season: named(seasons, report.seasonId),
    };
  });
}
