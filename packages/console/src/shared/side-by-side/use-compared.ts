import type { Alignment, IsoDate } from '@vigia/domain';
import { comparedText, MOST_COMPARED, parseCompared } from '@vigia/domain/farm';
import { useMemo } from 'react';
import type { SeriesScope } from '../series/scope.ts';
import { useFarm } from '../state/farm.ts';
import { useFilters, useNavigation } from '../state/use-filters.ts';
import { type ComparedScope, comparableScopes, comparedScopes } from './compared-scopes.ts';

/** What a chart is compared with, in the address. */
export interface Compared {
  /** What can be chosen. */
  readonly offered: readonly ComparedScope[];
  /** The chart has a season and a field, but nothing else is there to compare it with. */
  readonly isAlone: boolean;
  readonly chosen: readonly ComparedScope[];
  readonly onChange: (chosen: readonly ComparedScope[]) => void;
  readonly alignment: Alignment;
  /** The alignments that the chart has. */
  readonly alignments: readonly Alignment[];
  readonly onAlign: (alignment: Alignment) => void;
}

/**
 * The seasons and fields of the address that a chart is compared with.
 *
 * @param alignments those that the chart has; the first one is used where the address has another
 * @param hasSeries whether a season or field has stations for the chart; a constant
 */
export function useCompared(
  shown: SeriesScope,
  alignments: readonly Alignment[],
  hasSeries: (scope: SeriesScope, today: IsoDate) => boolean,
): Compared {
  const { context } = useFarm();
  const filters = useFilters();
  const { setFilters } = useNavigation();
  const { compare, align } = filters;
  const { offered, isAlone, chosen } = useMemo(() => {
    const keys = parseCompared(compare);
    const offered = comparableScopes(context, shown, keys, hasSeries);
    const isOne = shown.season !== null && shown.sector !== null && hasSeries(shown, context.today);
    return {
      offered,
      isAlone: offered.length === 0 && isOne,
      chosen: comparedScopes(context, shown, keys),
    };
  }, [context, shown, compare, hasSeries]);
  return {
    offered,
    isAlone,
    chosen,
    alignment: alignments.find((each) => each === align) ?? alignments[0]!,
    alignments,
    onChange: (next) => {
      const { compare: _before, ...rest } = filters;
      const text = comparedText(next.slice(0, MOST_COMPARED).map(({ key }) => key));
      setFilters(text === undefined ? rest : { ...rest, compare: text }, { replace: true });
    },
    onAlign: (next) => setFilters({ ...filters, align: next }, { replace: true }),
  };
}
