import type { ClientTree, Crop, Pest } from '@vigia/domain/farm';
import type { ReportDocument, ReportSubject } from '@vigia/domain/reports';
import { atom } from 'jotai';
import type { SeriesScope } from '../series/scope.ts';

/** The reports offered in the download dialog; null while it is closed. */
export const pdfReportAtom = atom<readonly ReportSubject[] | null>(null);

type Subject = Pick<SeriesScope, 'season' | 'sector' | 'crop' | 'stations' | 'biofixes' | 'dates'>;

/** A report about the data that a screen shows. */
export function reportSubject(
  document: ReportDocument,
  { client, sectors, products }: Pick<ClientTree, 'sectors' | 'products'> & Pick<ReportSubject, 'client'>,
  { season, sector, crop, stations, biofixes, dates }: Subject,
  pests: readonly Pest[] = [],
  crops: readonly Crop[] = [],
): ReportSubject {
  return {
    document,
    client,
    sector: sectors.find(({ id }) => id === sector?.id) ?? null,
    season,
    dates: dates ?? null,
    crop,
    pests,
    crops,
    stations,
    biofixes,
    products,
  };
}
