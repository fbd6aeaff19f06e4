import type { PestHead } from '../pest-document.ts';
import { pest as ceratitisCapitata } from './ceratitis-capitata/pest.ts';
import { pest as cydiaPomonella } from './cydia-pomonella/pest.ts';
import { pest as dalbulusMaidis } from './dalbulus-maidis/pest.ts';
import { pest as diaspidiotusPerniciosus } from './diaspidiotus-perniciosus/pest.ts';
import { pest as drosophilaSuzukii } from './drosophila-suzukii/pest.ts';
import { pest as ectomyeloisCeratoniae } from './ectomyelois-ceratoniae/pest.ts';
import { pest as erysipheNecator } from './erysiphe-necator/pest.ts';
import { pest as grapholitaMolesta } from './grapholita-molesta/pest.ts';
import { pest as lobesiaBotrana } from './lobesia-botrana/pest.ts';
import { pest as proeuliaAuraria } from './proeulia-auraria/pest.ts';
import { pest as spodopteraFrugiperda } from './spodoptera-frugiperda/pest.ts';
import { pest as tutaAbsoluta } from './tuta-absoluta/pest.ts';

/** What lists and chips need of the built-in pests, in the order of their ids. */
export const PEST_HEADS: readonly PestHead[] = [
  lobesiaBotrana,
  cydiaPomonella,
  grapholitaMolesta,
  diaspidiotusPerniciosus,
  proeuliaAuraria,
  ceratitisCapitata,
  ectomyeloisCeratoniae,
  tutaAbsoluta,
  drosophilaSuzukii,
  dalbulusMaidis,
  spodopteraFrugiperda,
  erysipheNecator,
];
