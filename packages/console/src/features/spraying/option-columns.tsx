import { formatDate } from '@vigia/domain/es';
import type { SprayOption } from '@vigia/domain/spraying';
import { Chip, textSize } from '@vigia/ui';
import type { DataColumn } from '@vigia/ui/table';
import { styled } from 'styled-components';
import type { SprayingWords } from '../../shared/spraying/words.ts';
import { type FieldStages, stageSentences } from './field-stages.ts';
import type { SpraySheetWords } from './words.ts';

const Name = styled.span`
  display: grid;
  max-width: 28ch;
  white-space: normal;
  strong { font-weight: 600; overflow-wrap: anywhere; }
  small { color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('small')}; }
`;
const Why = styled.ul`
  margin: 6px 0 0;
  padding: 0 0 0 16px;
  list-style: disc;
  text-wrap: pretty;
  @media print { min-width: 170px; padding-left: 12px; }
`;

const STATUS = { open: 'ok', unknown: 'neutral', broken: 'warning' } as const;

export interface ColumnWords {
  readonly sheet: SpraySheetWords;
  readonly spraying: SprayingWords;
  readonly market: string | null;
  readonly stages: FieldStages;
}

/** The rules that are broken, and the figures that nobody has entered. */
export function reasonsOf(
  { sheet, spraying, market }: Omit<ColumnWords, 'stages'>,
  option: SprayOption,
): readonly string[] {
  const { interval, left } = option;
  const isMarketUnknown = interval?.isMarketUnknown === true && market !== null;
  return [
    ...option.warnings.map((warning) => spraying.warning(warning, market)),
    ...(interval === null ? [sheet.missing.interval] : []),
    ...(isMarketUnknown ? [sheet.missing.market(market)] : []),
    ...(left === null ? [sheet.missing.most] : []),
  ];
}

/**
 * What the sheet shows of each product; a figure that is not known says so.
 *
 * @param isCards without headings: what stands on a card says by itself what it is
 */
export function optionColumns(words: ColumnWords, isCards: boolean): readonly DataColumn<SprayOption>[] {
  const { columns, verdicts } = words.sheet;
  const said = (option: SprayOption): readonly string[] => [
    ...reasonsOf(words, option),
    ...stageSentences(option.product, words.stages, words.sheet),
  ];
  const day = (id: 'lastDay' | 'firstHarvest' | 'protectedTo'): DataColumn<SprayOption> => ({
    id,
    header: columns[id],
    kind: 'date',
    value: (option) => option[id],
    text: (option) => {
      const date = option[id];
      return date === null ? words.spraying.byLabel : formatDate(date);
    },
  });
  const deadline = ({ lastDay, interval }: SprayOption): string => {
    if (interval === null) return words.spraying.byLabel;
    return lastDay === null ? words.sheet.noDeadline : words.sheet.until(formatDate(lastDay));
  };
  return [
    {
      id: 'product',
      header: columns.product,
      value: ({ product }) => product.name,
      alsoFoundBy: ({ product }) => product.activeIngredient,
      cell: ({ product }) => (
        <Name>
          <strong>{product.name}</strong>
          {product.activeIngredient !== '' && <small>{product.activeIngredient}</small>}
        </Name>
      ),
      card: 'title',
    },
    {
      id: 'verdict',
      header: columns.verdict,
      // The reasons stand with it: in a last column of their own they would be the first ones out of sight.
      width: '340px',
      value: ({ verdict }) => verdicts[verdict],
      text: (option) => [`${verdicts[option.verdict]}.`, ...said(option)].join(' '),
      cell: (option) => (
        <>
          <Chip status={STATUS[option.verdict]}>{verdicts[option.verdict]}</Chip>
          <Why>
            {said(option).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Why>
        </>
      ),
      card: 'head',
      filter: 'choice',
    },
    {
      ...day('lastDay'),
      text: deadline,
      cell: (option) => (isCards ? `${columns.lastDay}: ${deadline(option)}` : deadline(option)),
      card: 'head',
    },
    day('firstHarvest'),
    {
      id: 'left',
      header: columns.left,
      value: ({ times }) => times,
      text: (option) => words.sheet.left(option),
    },
    {
      id: 'reentry',
      header: columns.reentry,
      kind: 'number',
      value: ({ reentryHours }) => reentryHours,
      text: ({ reentryHours }) =>
        reentryHours === null ? words.spraying.byLabel : words.sheet.hours(reentryHours),
    },
    day('protectedTo'),
  ];
}
