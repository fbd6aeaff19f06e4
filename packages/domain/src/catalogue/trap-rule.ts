import type { CropId, PestId } from '../entities/ids.ts';
import type { Days, IsoDate } from '../units.ts';
import { CROPS } from './crops.ts';
import { speciesOf } from './pests.ts';

/** Where a rule was found. */
export interface RuleSource {
  readonly title: string;
  readonly publisher: string;
  readonly address: string;
  /** The day that the source bears; null where it bears none. */
  readonly dated: IsoDate | null;
  /** The day on which it was read. */
  readonly readOn: IsoDate;
}

/** What a programme in Chile asks of the traps of a pest. */
export interface TrapRule {
  /** The programme as it is called. */
  readonly programme: string;
  /** The host in whose orchards it holds, in the words of the source, and its species. */
  readonly host: string;
  readonly hostSpecies: string;
  /** One trap for so many hectares. */
  readonly hectaresPerTrap: number;
  /** Fewest traps of an orchard whose fruit is exported. */
  readonly leastForExport: number;
  /** From one reading of a trap to the next, at most. */
  readonly readWithin: Days;
  /** Who says so: a source that tells of the rule, not the rule itself. */
  readonly source: RuleSource;
  /** The act that made the programme's control obligatory. */
  readonly act: string;
}

/**
 * By species. What the authority itself writes of densities could not be read: its strategies for 2015–16, 2016–17 and 2017–18
 * were found as far as their first page, which names the act and trapping as an element, and no figure. The act bears two days of
 * June 2014 there, so that the month alone is told. A species without a rule that was found is missing.
 */
const RULES: Readonly<Record<string, TrapRule>> = {
  'Lobesia botrana': {
    programme: 'Programa de Control Oficial de Lobesia botrana',
    host: 'vid',
    hostSpecies: 'Vitis vinifera',
    hectaresPerTrap: 10,
    leastForExport: 2,
    readWithin: 7,
    source: {
      title: 'Monitoreo de polilla de la vid o Lobesia botrana',
      publisher: 'neltu.me',
      address: 'https://neltu.me/monitoreo-de-polilla-de-la-vid-o-lobesia-botrana',
      dated: null,
      readOn: '2026-11-28' as IsoDate,
    },
    act: 'Resolución Exenta N° 4.287 del SAG, de junio de 2014',
  },
};

/**
 * What is known of Chile's rules for the traps of a pest; null where none was found, and where a trap stands on another host than
 * that of the rule, or on none that is known.
 *
 * @param cropIds of each trap
 */
export function trapRule(pestId: PestId, cropIds: readonly (CropId | null)[]): TrapRule | null {
  const rule = RULES[speciesOf(pestId)];
  const isHost = (cropId: CropId | null) =>
    cropId !== null && CROPS.get(cropId)?.species === rule?.hostSpecies;
  return rule && cropIds.length > 0 && cropIds.every(isHost) ? rule : null;
}
