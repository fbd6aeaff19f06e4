import type { PestId } from '../../entities/ids.ts';
import type { ModelDocument } from '../pest-document.ts';
import { model as ceratitisCapitataModel } from './ceratitis-capitata/model.ts';
import { pest as ceratitisCapitata } from './ceratitis-capitata/pest.ts';
import { model as cydiaPomonellaModel } from './cydia-pomonella/model.ts';
import { pest as cydiaPomonella } from './cydia-pomonella/pest.ts';
import { model as dalbulusMaidisModel } from './dalbulus-maidis/model.ts';
import { pest as dalbulusMaidis } from './dalbulus-maidis/pest.ts';
import { model as diaspidiotusPerniciosusModel } from './diaspidiotus-perniciosus/model.ts';
import { pest as diaspidiotusPerniciosus } from './diaspidiotus-perniciosus/pest.ts';
import { model as drosophilaSuzukiiModel } from './drosophila-suzukii/model.ts';
import { pest as drosophilaSuzukii } from './drosophila-suzukii/pest.ts';
import { model as grapholitaMolestaModel } from './grapholita-molesta/model.ts';
import { pest as grapholitaMolesta } from './grapholita-molesta/pest.ts';
import { model as lobesiaBotranaModel } from './lobesia-botrana/model.ts';
import { pest as lobesiaBotrana } from './lobesia-botrana/pest.ts';
import { model as spodopteraFrugiperdaModel } from './spodoptera-frugiperda/model.ts';
import { pest as spodopteraFrugiperda } from './spodoptera-frugiperda/pest.ts';
import { model as tutaAbsolutaModel } from './tuta-absoluta/model.ts';
import { pest as tutaAbsoluta } from './tuta-absoluta/pest.ts';

/**
 * The thermal models of the built-in pests, in the order of their ids: charts and widgets load them without the rest of
 * the documents.
 */
export const MODELS: readonly { readonly id: PestId; readonly model: ModelDocument }[] = [
  { id: lobesiaBotrana.id, model: lobesiaBotranaModel },
  { id: cydiaPomonella.id, model: cydiaPomonellaModel },
  { id: grapholitaMolesta.id, model: grapholitaMolestaModel },
  { id: diaspidiotusPerniciosus.id, model: diaspidiotusPerniciosusModel },
  { id: ceratitisCapitata.id, model: ceratitisCapitataModel },
  { id: tutaAbsoluta.id, model: tutaAbsolutaModel },
  { id: drosophilaSuzukii.id, model: drosophilaSuzukiiModel },
  { id: dalbulusMaidis.id, model: dalbulusMaidisModel },
  { id: spodopteraFrugiperda.id, model: spodopteraFrugiperdaModel },
];
