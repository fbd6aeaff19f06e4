import type { UnpublishedRooms } from './panel-rooms.ts';
import { PT_STAGES } from './pt-stages.ts';

/** Portuguese (Brazil) words of the phenology of a crop and its degree-hours. */
export const PT_CROPS: UnpublishedRooms['crops'] = {
  panel: 'Cultivos',
  title: 'Graus-hora e fenologia',
  titleOf: (crop) => `Graus-hora e fenologia, ${crop}`,
  axis: 'Graus-hora',
  accumulated: 'Graus-hora acumulados',
  empty: 'Sem graus-hora',
  emptyHint:
    'Nenhuma estação deste cultivo tem temperaturas horárias na safra. Escolha outra safra ou importe medições.',
  since: {
    stage: (date) => `desde fenologia ${date}`,
    season: (date) => `desde início da safra ${date}`,
  },
  explanation: {
    sum: 'Os graus-hora somam o calor útil para o desenvolvimento do cultivo.',
    sumAndStages:
      'Os graus-hora somam o calor útil para o desenvolvimento do cultivo; as faixas junto ao eixo mostram o estágio de cada soma e as linhas, os dias em que foi observado. Desde cada estágio observado conta-se de novo a partir da sua soma: a curva baixa se o estágio chegou depois do calculado, e sobe se chegou antes.',
    ahead: 'A zona sombreada é previsão.',
  },
  stage: 'Estágio',
  stages: PT_STAGES,
  seen: {
    first: (stage, at) => `Observou-se ${stage}: desde aqui contam-se os graus-hora, a partir de ${at}`,
    same: (stage, at) => `Observou-se ${stage}: a soma coincide com a deste estágio, ${at}`,
    down: (stage, before, at) =>
      `Observou-se ${stage}: a soma baixa de ${before} para ${at}, a deste estágio`,
    up: (stage, before, at) => `Observou-se ${stage}: a soma sobe de ${before} para ${at}, a deste estágio`,
  },
  card: {
    name: 'Fenologia do cultivo',
    preliminary: 'Modelo preliminar: datas orientativas.',
    near: (date) => `por volta de ${date}`,
    notSeen: 'sem registro',
    noTemperatures: 'Sem temperaturas desde a fenologia registrada.',
    noPhenology:
      'Sem fenologia registrada na safra: não é possível estimar o estágio. Registre-a com REGISTRO, Fenología del hospedero.',
    atTheEnd: 'No fim da safra',
    lastStage: 'Último estágio do modelo',
    next: 'Próximo estágio',
    sumOf: (sum, whole) => `${sum} de ${whole}`,
  },
  origin: {
    formula: 'Fórmula',
    formulaIs: (base, optimum) =>
      `Cada hora soma os graus da sua temperatura média acima de ${base}; a partir de ${optimum} já não soma mais.`,
    thresholds: 'Limiares',
    thresholdsAre: (base, optimum) => `Base ${base}, ótimo ${optimum}.`,
    startReasons: {
      stage:
        'Contados desde o primeiro estágio registrado e de novo desde cada estágio seguinte, a partir da soma desse estágio: o observado prevalece sobre o calculado. Nesse dia a soma baixa se o estágio chegou depois do calculado, e sobe se chegou antes.',
      season: 'Não há fenologia registrada: contados desde o início da safra, e nada dizem dos estágios.',
    },
    mean: (stations) =>
      `Média diária ${stations === undefined ? 'das estações do talhão' : `de ${stations} ${stations === 1 ? 'estação' : 'estações'}`}.`,
    gaps: 'Horas e dias sem dados',
    gapsAre: (longest, hours) =>
      `Vazios de até ${longest} horas são completados com uma reta. Um dia conta com pelo menos ${hours} das 24 horas medidas.`,
  },
};
