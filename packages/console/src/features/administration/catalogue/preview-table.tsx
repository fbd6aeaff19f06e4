import type { PreviewedSeason } from '@vigia/api/client';
import type { IsoDate } from '@vigia/domain';
import { formatDate, PEST_STAGE_WORDS } from '@vigia/domain/es';
import { useWords } from '@vigia/ui';
import { type DataColumn, DataTable } from '@vigia/ui/table';
import { useMemo } from 'react';
import { CATALOGUE } from './words.ts';

type Words = (typeof CATALOGUE)['spanish']['document'];
type Stage = PreviewedSeason['stages'][number] & { readonly season: string };

const dateText = (words: Words, date: IsoDate | null): string =>
  date === null ? words.notReached : formatDate(date);

const columnsOf = (words: Words): readonly DataColumn<Stage>[] => [
  { id: 'season', header: words.season, value: ({ season }) => season, card: 'head' },
  {
    id: 'stage',
    header: words.stage,
    value: ({ stage, generation }) => words.stageOf(PEST_STAGE_WORDS[stage], generation),
    card: 'title',
  },
  { id: 'now', header: words.now, value: ({ now }) => dateText(words, now), card: 'head' },
  { id: 'next', header: words.next, value: ({ next }) => dateText(words, next), card: 'head' },
];

/** When each stage began in a station's seasons, by the document in use and by another one. */
export function PreviewTable({ seasons }: { readonly seasons: readonly PreviewedSeason[] }) {
  const words = useWords(CATALOGUE).document;
  const columns = useMemo(() => columnsOf(words), [words]);
  const rows = useMemo(
    () => seasons.flatMap(({ name, stages }) => stages.map((stage) => ({ ...stage, season: name }))),
    [seasons],
  );
  return (
    <DataTable
      label={words.seasons}
      columns={columns}
      rows={rows}
      rowId={({ season, generation, stage }) => `${season} ${generation} ${stage}`}
    />
  );
}
