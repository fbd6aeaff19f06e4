import { type PestDocument, pestDocument } from '../pest-document.ts';
import { pest as ceratitisCapitata } from './ceratitis-capitata/pest.ts';
import { science as ceratitisCapitataScience } from './ceratitis-capitata/science.ts';
import { pest as cydiaPomonella } from './cydia-pomonella/pest.ts';
import { science as cydiaPomonellaScience } from './cydia-pomonella/science.ts';
import { pest as dalbulusMaidis } from './dalbulus-maidis/pest.ts';
import { science as dalbulusMaidisScience } from './dalbulus-maidis/science.ts';
import { pest as diaspidiotusPerniciosus } from './diaspidiotus-perniciosus/pest.ts';
import { science as diaspidiotusPerniciosusScience } from './diaspidiotus-perniciosus/science.ts';
import { pest as drosophilaSuzukii } from './drosophila-suzukii/pest.ts';
import { science as drosophilaSuzukiiScience } from './drosophila-suzukii/science.ts';
import { pest as ectomyeloisCeratoniae } from './ectomyelois-ceratoniae/pest.ts';
import { science as ectomyeloisCeratoniaeScience } from './ectomyelois-ceratoniae/science.ts';
import { pest as erysipheNecator } from './erysiphe-necator/pest.ts';
import { science as erysipheNecatorScience } from './erysiphe-necator/science.ts';
import { pest as grapholitaMolesta } from './grapholita-molesta/pest.ts';
import { science as grapholitaMolestaScience } from './grapholita-molesta/science.ts';
import { pest as lobesiaBotrana } from './lobesia-botrana/pest.ts';
import { science as lobesiaBotranaScience } from './lobesia-botrana/science.ts';
import { pest as proeuliaAuraria } from './proeulia-auraria/pest.ts';
import { science as proeuliaAurariaScience } from './proeulia-auraria/science.ts';
import { pest as spodopteraFrugiperda } from './spodoptera-frugiperda/pest.ts';
import { science as spodopteraFrugiperdaScience } from './spodoptera-frugiperda/science.ts';
import { pest as tutaAbsoluta } from './tuta-absoluta/pest.ts';
import { science as tutaAbsolutaScience } from './tuta-absoluta/science.ts';

/** The documents of the built-in pests, in the order of their ids. */
export const PEST_DOCUMENTS: readonly PestDocument[] = [
  pestDocument(lobesiaBotrana, lobesiaBotranaScience),
  pestDocument(cydiaPomonella, cydiaPomonellaScience),
  pestDocument(grapholitaMolesta, grapholitaMolestaScience),
  pestDocument(diaspidiotusPerniciosus, diaspidiotusPerniciosusScience),
  pestDocument(proeuliaAuraria, proeuliaAurariaScience),
  pestDocument(ceratitisCapitata, ceratitisCapitataScience),
  pestDocument(ectomyeloisCeratoniae, ectomyeloisCeratoniaeScience),
  pestDocument(tutaAbsoluta, tutaAbsolutaScience),
  pestDocument(drosophilaSuzukii, drosophilaSuzukiiScience),
  pestDocument(dalbulusMaidis, dalbulusMaidisScience),
  pestDocument(spodopteraFrugiperda, spodopteraFrugiperdaScience),
  pestDocument(erysipheNecator, erysipheNecatorScience),
];
