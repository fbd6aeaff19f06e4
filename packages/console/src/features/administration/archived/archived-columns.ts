import type { DataColumn } from '@vigia/ui/table';
import type { FarmFieldWords } from '../../../shared/farm-fields/words.ts';
import { nodeColumns, sectorColumns, stationColumns } from '../admin-columns.ts';
import type { NodeRow, SectorRow, StationRow } from '../admin-rows.ts';
import type { AdministrationWords } from '../words.ts';
import type { ArchivedWords } from './words.ts';

/** Marks every row, in the table, on cards and in the export, as not in use. */
const state = <Row>(words: ArchivedWords, text: string): DataColumn<Row> => ({
  id: 'state',
  header: words.state,
  value: () => text,
  card: 'head',
});

export const archivedSectorColumns = (
  words: ArchivedWords,
  adminWords: AdministrationWords,
): readonly DataColumn<SectorRow>[] => [...sectorColumns(adminWords), state(words, words.archived)];
export const archivedStationColumns = (
  words: ArchivedWords,
  adminWords: AdministrationWords,
  labels: FarmFieldWords['station'],
): readonly DataColumn<StationRow>[] => [
  ...stationColumns(adminWords, labels),
  state(words, words.archivedStation),
];
export const archivedNodeColumns = (
  words: ArchivedWords,
  adminWords: AdministrationWords,
): readonly DataColumn<NodeRow>[] => [...nodeColumns(adminWords), state(words, words.decommissioned)];
