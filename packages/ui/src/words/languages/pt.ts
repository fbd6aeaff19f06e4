import { PT_STAGES } from './pt-stages.ts';
import type { PublishedLanguage } from './published-rooms.ts';

/** `1 estação`, `4 estações` */
const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const days = (count: number): string => counted(count, 'dia', 'dias');

const pastYears = (count: number): string => counted(count, 'ano anterior', 'anos anteriores');

/** The stations with their number, if it is known; to follow `sobre`. */
const stations = (count: number | undefined): string =>
  count === undefined ? 'as estações do talhão' : counted(count, 'estação', 'estações');
/** The same to follow a noun: `média das estações`, `média de 4 estações`. */
const ofStations = (count: number | undefined): string =>
  count === undefined ? 'das estações do talhão' : `de ${stations(count)}`;

const indexAhead = (limit: number): string =>
  `O índice continua desde o último dia medido, com suas temperaturas por hora e a mesma regra. Mostra-se até ${days(limit)} a partir de hoje: depois disso essas temperaturas são incertas demais para somar um índice.`;

/** Portuguese (Brazil) words of widgets and pictures. */
/** With one decimal. */
const decimal = (value: number): string => value.toFixed(1).replace('.', ',');

export const PT: PublishedLanguage = {
  locale: 'pt',
  calendar: {
    numbers: 'pt-BR',
    months: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'],
    weekdays: ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'],
  },
  rooms: {
    controls: {
      close: 'Fechar',
      cancel: 'Cancelar',
      clear: 'Apagar',
      remove: 'Remover',
      retry: 'Tentar de novo',
      busy: 'Trabalhando',
      loading: 'Carregando',
    },
    charts: {
      gap: 'sem dados',
      noValue: 'sem dado',
      today: 'hoje',
      forecast: 'previsão',
      noForecast: 'sem previsão',
      spread: 'faixa provável',
      byDay: 'média de cada dia, com o mínimo e o máximo',
      loading: 'Carregando gráfico',
      refreshing: 'Atualizando dados',
      failed: 'Não foi possível carregar os dados do gráfico',
      empty: 'Sem dados para o gráfico',
      emptyHint: 'As estações não têm dados neste período. Escolha outro período ou outra safra.',
      allHidden: 'Todas as séries estão ocultas. Ative uma no seu cartão.',
      emptyPeriod: 'Sem dados neste período. Escolha um período maior.',
      roleDescription: 'gráfico',
      keys: 'Setas: data anterior ou seguinte; com Ctrl, uma semana. Page Up e Page Down: um mês. Home e End: extremos. Esc: ocultar.',
      zoomKeys: 'Mais e menos: aproximar e afastar. Zero: período completo.',
      zoom: 'Período mostrado',
      zoomIn: 'Aproximar',
      zoomOut: 'Afastar',
      zoomReset: 'Ver inteiro',
      earlier: 'Mostrar datas anteriores',
      later: 'Mostrar datas seguintes',
      shown: (window) => `Período mostrado: ${window}`,
      provenance: 'Origem dos dados',
      notes: 'Avisos sobre os dados',
      least: (value, date) => `mínimo ${value} em ${date}`,
      most: (value, date) => `máximo ${value} em ${date}`,
      last: (value, date) => `último ${value} em ${date}`,
      leastIn: (value, span) => `mínimo ${value} (${span})`,
      mostIn: (value, span) => `máximo ${value} (${span})`,
      lastIn: (value, span) => `último ${value} (${span})`,
      week: (span) => `semana ${span}`,
      before: (value) => `antes: ${value}`,
      single: (value, date) => `um único valor, ${value} em ${date}`,
      forecastFrom: (date) => `previsão desde ${date}`,
      gaps: (count) => (count === 1 ? 'Há 1 trecho sem dados.' : `Há ${count} trechos sem dados.`),
      markers: (list) => `Marcas: ${list}.`,
      range: (from, to) => `${from} a ${to}`,
      sorted: (label) => `${label}: as datas chegaram fora de ordem e foram ordenadas.`,
      repeated: (label, count) =>
        count === 1
          ? `${label}: 1 data repetida; mostra-se seu último valor.`
          : `${label}: ${count} datas repetidas; mostra-se o último valor de cada uma.`,
      undated: (label, count) =>
        count === 1
          ? `${label}: 1 valor sem data foi omitido.`
          : `${label}: ${count} valores sem data foram omitidos.`,
      infinite: (label, count) =>
        count === 1
          ? `${label}: 1 valor impossível (infinito) aparece como falta de dado.`
          : `${label}: ${count} valores impossíveis (infinitos) aparecem como falta de dado.`,
      list: 'Séries',
      noRecord: 'Sem registros',
      hidden: 'oculta',
      dated: (name, date) => `${name} em ${date}`,
      andMore: (count) => ` e mais ${count}`,
      windowIs: (start, end) => `de ${start} a ${end}`,
      periodIs: (start, end) => `De ${start} a ${end}`,
      source: (name) => `Fonte: ${name}.`,
      knownUntil: (date) => `Dados até ${date}.`,
      data: {
        date: 'Data',
        low: 'mínimo',
        high: 'máximo',
        origin: 'origem',
        band: 'Classe',
        week: 'semana até a data',
        span: 'desde a contagem anterior',
        protection: 'Proteção',
        ahead: 'Próximas fases',
      },
      lines: {
        biofix: 'biofix ou primeira captura',
        phenology: 'fenologia do cultivo',
        control: 'controle',
        device: 'dispositivo',
      },
      protectedDays: 'dias que uma aplicação protege',
      origins: {
        measured: 'medido',
        filled: 'completado',
        forecast: 'previsto',
        corrected: 'corrigido à mão',
        person: 'contado por uma pessoa',
        model: 'contado pelo modelo',
        field: 'contagem em campo',
        'partly-field': 'em parte contagem em campo',
      },
      bars: {
        running: 'semana em curso',
        total: 'Total',
        keys: 'Setas: contagem anterior ou seguinte. Home e End: extremos. Esc: ocultar.',
        grouped: (per) => `Há mais contagens do que cabem: cada barra soma ${per} seguidas.`,
      },
      spark: {
        none: (name) => `${name}: sem dados`,
        last: (value, date) => `último ${value} (${date})`,
        least: (value) => `mínimo ${value}`,
        most: (value) => `máximo ${value}`,
        single: 'um único registro',
        records: (count, date) => `de ${count} registros desde ${date}`,
      },
    },
    panels: {
      degreeDayUnit: '°C·dia',
      expected: {
        awaited: 'calculando a data…',
        within: (date, count) => (count === 0 ? date : `${date} ± ${days(count)}`),
        around: (date) => `por volta de ${date}`,
        reasons: {
          no_record: 'sem medições para dar uma data',
          stale_record: 'sem data: a última medição tem mais de 3 dias',
          too_few_years: 'faltam anos de registro para dar uma data',
          not_told: 'sem data nos próximos 15 dias',
          beyond_season: 'não antes do fim da safra',
        },
        bands: {
          most: (from, to) => `${from === to ? `em ${from}` : `entre ${from} e ${to}`} em 8 de cada 10 anos`,
          open: (from) => `a partir de ${from}; em alguns anos, não antes do fim da safra`,
          warmest: (from) => `nos anos mais quentes, a partir de ${from}`,
          none: (years) => `segundo ${pastYears(years)}`,
        },
      },
      missing: (count) => (count === 1 ? 'falta 1 dia' : `faltam ${count} dias`),
      pests: {
        panel: 'Pragas',
        controls: 'Controles',
        phenology: 'Fenologia',
        title: 'Graus-dia e capturas',
        titleOf: (pest) => `Graus-dia e capturas, ${pest}`,
        chartOf: (pest) => `Graus-dia e capturas de ${pest}`,
        axis: 'Graus-dia',
        accumulated: 'Graus-dia acumulados',
        empty: 'Sem graus-dia nem capturas',
        emptyAlone: 'Sem graus-dia',
        emptyHint: 'Nenhuma estação desta praga tem um dia com 20 horas de temperatura na safra.',
        noPest: 'Nenhuma praga escolhida',
        noPestHint:
          'O talhão não tem estações com praga neste cultivo e nesta safra. Escolha outro cultivo ou outra safra.',
        since: {
          biofix: (date) => `desde biofix ${date}`,
          season: (date) => `desde início da safra ${date}`,
          'six-months': (date) => `desde seis meses atrás, ${date}`,
        },
        ignoredBiofix: (date) => `biofix de ${date} fora da safra, não se usa`,
        explanation: {
          sum: 'Os graus-dia somam o calor útil para o desenvolvimento da praga.',
          sumAndStages:
            'Os graus-dia somam o calor útil para o desenvolvimento da praga; as faixas junto ao eixo mostram o estágio de cada soma.',
          ahead: 'A zona sombreada é previsão.',
        },
        stage: 'Estágio',
        stages: { adult: 'Adulto', egg: 'Ovo', larvae: 'Larva', pupa: 'Pupa', nymph: 'Ninfa' },
        band: (stage, generation) => `${stage.toLowerCase()} · ${generation}ª ger.`,
        stageOf: (stage, generation) => `${stage} · ${generation}ª geração`,
        beginning: (generation) => `Início da ${generation}ª geração`,
        nextMilestone: 'Próximo marco',
        state: 'Estado da praga',
        preliminary: 'Modelo preliminar: datas orientativas.',
        noModel: 'Sem modelo de fenologia para esta praga.',
        noRecord: 'Sem registros para estimar o estágio da praga.',
        atTheEnd: 'No fim da safra',
        lastStage: 'Último estágio do modelo',
        missing: (sum) => `faltam ${sum}`,
        thresholds: (range) => `limiar ${range}`,
        markers: {
          biofix: 'Biofix',
          chronofix: 'Chronofix',
          agrochemical_application: 'Aplicação de agroquímico',
          ...PT_STAGES,
        },
      },
      captures: {
        panel: 'Capturas incrementais',
        byStation: 'Capturas por estação',
        byStationAs: (view) => `Capturas por estação: ${view.toLowerCase()}`,
        incremental: 'Capturas incrementais',
        accumulated: 'Capturas acumuladas',
        photo: 'Capturas na fotografia',
        weekly: 'Capturas incrementais por semana',
        daily: 'Capturas incrementais por dia',
        captures: 'Capturas',
        unit: 'adultos',
        unsent: 'Contagem em campo por enviar',
        notSummed: 'ainda não se soma',
        runningWeek: 'semana em curso',
        runningCount: 'contagem em curso',
        series: 'Série',
        views: {
          daily: 'Incrementais por dia',
          weekly: 'Incrementais por semana',
          'tuesday-friday': 'Incrementais de terça e sexta',
          accumulated: 'Acumuladas por dia',
          photo: 'Na fotografia por dia',
        },
        total: 'Total',
        empty: 'Sem capturas contadas',
        emptyHint:
          'Nenhuma armadilha desta praga tem fotografias contadas no período. Escolha um período maior.',
      },
      climate: {
        panel: 'Clima',
        temperature: 'Temperatura diária',
        humidity: 'Umidade diária',
        temperatureAxis: 'Temperatura',
        humidityAxis: 'Umidade relativa',
        extremes: {
          temperatureMax: 'Temperatura máxima',
          temperatureMin: 'Temperatura mínima',
          humidityMax: 'Umidade máxima',
          humidityMin: 'Umidade mínima',
        },
        empty: 'Sem medições de clima',
        emptyHint: 'Nenhuma estação do talhão mediu o clima na safra.',
      },
      chill: {
        panel: 'Horas de frio',
        title: 'Frio acumulado',
        empty: 'Sem frio acumulado',
        emptyHint: 'Nenhuma estação do talhão tem temperaturas horárias na safra.',
        since: (date) => `desde ${date}`,
        models: {
          chill_model_weinberger: {
            label: 'Horas de frio',
            unit: 'h',
            unitLabel: 'horas',
            description: 'Conta as horas com temperatura abaixo de 7 °C.',
          },
          chill_model_utah: {
            label: 'Utah',
            unit: 'UF',
            unitLabel: 'unidades de frio',
            description:
              'Pondera cada hora segundo sua temperatura: soma entre 1,5 e 12,4 °C e subtrai acima de 16 °C.',
          },
          chill_model_infruitec: {
            label: 'Utah positivo',
            unit: 'UF',
            unitLabel: 'unidades de frio',
            description: 'Unidades Utah somadas por dia: um dia que termina abaixo de zero conta como zero.',
          },
          chill_model_dynamic: {
            label: 'Dinâmico',
            unit: 'PF',
            unitLabel: 'porções de frio',
            description:
              'O frio forma um produto que o calor pode destruir; ao completar-se fica fixo como uma porção de frio.',
          },
        },
      },
      mildew: {
        panel: 'Fungos',
        title: 'Índice de risco de oídio',
        index: 'Índice de oídio',
        indexAxis: 'Índice de Gubler',
        risk: 'Risco',
        conditions: 'Condições do dia',
        hoursAxis: 'Horas favoráveis',
        longestRun: (from, to) => `Horas seguidas entre ${from} e ${to}`,
        hoursInBand: (from, to) => `Horas entre ${from} e ${to}`,
        favourable: (hours) => `favorável a partir de ${hours} h seguidas`,
        description:
          'Modelo do risco de infecção de oídio na videira: com ele se escolhe melhor o momento de cada aplicação de fungicida.',
        empty: 'Sem índice de oídio',
        emptyHint: 'Nenhuma estação do talhão tem temperaturas horárias na safra.',
        doesNotApply: 'O acompanhamento do oídio não se aplica a este cultivo',
        doesNotApplyHint: 'O índice de Gubler descreve o oídio da videira.',
        risks: {
          none: { name: 'Risco baixo', range: '0–30', meaning: 'O fungo não se reproduz.' },
          moderate: {
            name: 'Risco médio',
            range: '40–50',
            meaning: 'O fungo se reproduz em um ciclo de cerca de 15 dias.',
          },
          high: {
            name: 'Risco alto',
            range: '60–100',
            meaning: 'O fungo se reproduz em um ciclo de cerca de 5 dias.',
          },
        },
        summary: 'Resumo',
        summaryOf: 'Resumo do oídio',
        meaning: 'O que significa',
        meaningOf: 'O que significa o índice',
        sentences: {
          unknown: (count) =>
            `Não há índice de oídio dos últimos ${days(count)}: não é possível avaliar o risco.`,
          now: (date, index, risk) => `Em ${date} o índice de oídio é ${index}: ${risk.toLowerCase()}.`,
          moved: {
            same: (count, before) => `O índice é igual ao de ${days(count)} antes (${before}).`,
            up: (count, before) => `O índice subiu em ${days(count)} (era ${before}).`,
            down: (count, before) => `O índice baixou em ${days(count)} (era ${before}).`,
          },
          interval: ({ 'sulfur-dust': dust, 'micronized-sulfur': micronized, dmi }) =>
            `Intervalo sugerido entre aplicações: ${days(dust)} com enxofre em pó, ${days(micronized)} com enxofre micronizado e ${days(dmi)} com fungicidas DMI (triazóis).`,
        },
      },
      forecast: {
        limit: (count) => `Até ${days(count)} a partir de hoje; depois é incerto demais para um índice.`,
        awaited: 'Consultando a previsão…',
        unanswered: 'Sem previsão: o servidor não a entregou.',
        notForecast: (service) => `Sem previsão: ${service} não informa este dado.`,
        forecastBy: (service, time) => `Previsão de ${service}, consultada em ${time}.`,
        normal: (years) =>
          `Previsão: média dos mesmos dias em ${years} anos anteriores das estações, com seu intervalo provável.`,
        reasons: {
          no_record: 'Sem previsão: as estações ainda não têm medições.',
          stale_record: 'Sem previsão: a última medição tem mais de 3 dias.',
          too_few_years:
            'Sem previsão: não há serviço meteorológico em dia nem dois anos anteriores de medições para estimá-la.',
          not_told:
            'Sem previsão deste índice: nenhum serviço meteorológico informou temperaturas por hora nas últimas 24 horas.',
        },
      },
      origin: {
        why: 'De onde vem?',
        whyOf: (what) => `De onde vem? ${what}`,
        source: 'Fonte:',
        evidence: {
          definition: 'por definição',
          published: 'publicado',
          'published (secondary)': 'publicado, fonte secundária',
          'published (rounded)': 'publicado, arredondado',
          derived: 'derivado',
          recalled: 'da literatura, a verificar',
          'recalled, cross-checked': 'da literatura, contrastado',
          ours: 'critério próprio',
        },
        confidence: { A: 'confiança alta', B: 'confiança média', C: 'confiança baixa' },
        from: (date) => `Desde ${date}`,
        firstDay: 'Primeiro dia que conta.',
        seasonReasons: {
          season: 'Contado desde o início da safra.',
          'six-months': 'Não há safra escolhida: contado desde seis meses atrás.',
        },
        stations: 'Estações',
        noData: 'Dias sem dados',
        missing: (count) => {
          if (count === 0) return 'Não faltam dias.';
          return count === 1
            ? 'Falta 1 dia: aparece como corte, nunca como zero.'
            : `Faltam ${count} dias: aparecem como corte, nunca como zero.`;
        },
        records: {
          filled: 'Dias completados',
          noneFilled: 'Nenhum: todos os dias mostrados foram medidos.',
          filledDays: (count) => `${days(count)}: não foram medidos e levam sua marca no gráfico.`,
          filledFrom: (count, from) =>
            `${days(count)}, com ${from}: não foram medidos e levam sua marca no gráfico.`,
          data: 'Origem dos dados',
        },
        degreeDays: {
          formula: 'Fórmula',
          methods: {
            'simple-average': 'Média simples da mínima e da máxima do dia',
            'simple-average-clamped': 'Média simples com mínima e máxima limitadas aos limiares',
            'single-triangle': 'Triângulo simples (Lindsey e Newman, 1956)',
            'double-triangle': 'Triângulo duplo (Zalom e outros, 1983)',
            'single-sine': 'Seno simples (Baskerville e Emin, 1969)',
            'double-sine': 'Seno duplo (Allen, 1976)',
          },
          cutoffs: {
            horizontal: 'Corte horizontal: acima do limiar superior o desenvolvimento segue no ritmo máximo.',
            vertical: 'Corte vertical: acima do limiar superior o desenvolvimento para.',
            intermediate: 'Corte intermediário: acima do limiar superior o desenvolvimento fica mais lento.',
            none: 'Sem limiar superior.',
          },
          thresholds: 'Limiares',
          lower: (lower) => `Inferior ${lower}.`,
          lowerAndUpper: (lower, upper) => `Inferior ${lower}, superior ${upper}.`,
          document: 'Modelo',
          documentIs: ({ species, version, isOwn }) =>
            `${species} v${version}, ${isOwn ? 'catálogo da instalação' : 'incluído na Vigía'}.`,
          startReasons: {
            biofix: 'Contados desde o biofix registrado para esta praga no talhão.',
            season: 'Não há biofix registrado para esta praga: contados desde o início da safra.',
            'six-months': 'Não há biofix nem safra escolhida: contados desde seis meses atrás.',
          },
          ignoredBiofix: 'Biofix que não se usa',
          ignoredBiofixOf: (date) => `O de ${date}: está fora da safra.`,
          mean: (count, hours) =>
            `Média diária ${ofStations(count)} com pelo menos ${hours} das 24 horas medidas.`,
          generation: (sum) => `Geração: ${sum}`,
          generationIs: 'De adulto a adulto; as seguintes somam o mesmo comprimento.',
          milestone: 'Data do próximo marco',
          milestoneIs:
            'Supõe que os próximos dias serão como os últimos sete; a margem vem de quanto variam esses dias. Não considera uma mudança de tempo.',
          milestoneByYears: 'Vem dos anos anteriores, como todas as datas até o fim da safra.',
          preliminary: 'Modelo preliminar: use apenas como orientação.',
        },
        ahead: {
          term: 'Datas até o fim da safra',
          tooFew:
            'Vêm dos anos anteriores das estações nestas mesmas datas: são necessários pelo menos 3 sem falhas longas, e ainda não os há.',
          forecastBy: (service) => `Os primeiros dias são os previstos por ${service}.`,
          past: (years) =>
            `A soma continua com os mesmos dias de ${years} anos anteriores, até o fim da safra, no começo um pouco mais quentes ou mais frios, como foram os últimos sete dias. A data é a da sua curva média. Não é uma previsão do tempo.`,
          neighbour: ({ years, stationName, metres, correction: { max, min, days } }) =>
            `${years} deles são de «${stationName}», a ${decimal(metres / 1000)} km, corrigidos em ${decimal(max)} °C nas máximas e ${decimal(min)} °C nas mínimas, a diferença média de ${days} dias medidos em ambas.`,
          tested: 'Quanto acertam',
          testedAre: ({ place, firstYear, lastYear, seasons, within, withinOfFour, nearEnough }) =>
            `Em ${seasons} safras de ${place} (${firstYear}–${lastYear}), cada uma segundo as outras ${seasons - 1}: ${within} de cada 100 fases a mais de 15 dias chegaram dentro do seu intervalo, e ${withinOfFour} segundo quatro ao acaso; a 10 dias, ${nearEnough} de cada 100 datas erraram em 3 dias ou menos. É um só lugar, e fresco: em outro clima podem acertar mais ou menos.`,
          band: 'Um em cada dez anos chega antes do intervalo, e um depois: com menos anos, ele é mais largo.',
        },
        captures: {
          ofDay: 'Capturas de um dia',
          ofDayAre:
            'Insetos que as fotografias do dia mostram acima do máximo visto antes na mesma lâmina. Ao trocar a lâmina parte-se de zero; uma contagem menor que a anterior não subtrai.',
          noPhoto: 'Dias sem fotografia',
          noPhotoAre: 'Não contam como zero: o capturado então aparece com a fotografia seguinte.',
          inField: 'Contagem em campo',
          inFieldIfAny:
            'O que uma pessoa encontrou na armadilha e retirou também se soma, salvo se uma fotografia puder tê-lo mostrado antes.',
          inFieldAre: (found, summed) =>
            `${found} ${found === 1 ? 'inseto que uma pessoa encontrou' : 'insetos que uma pessoa encontrou'} na armadilha e retirou; os valores que os somam levam sua marca no gráfico.${found > summed ? ` ${found - summed} não se somam: uma fotografia da mesma armadilha pode tê-los mostrado antes.` : ''}`,
          weekly: 'Incrementais semanais',
          weeklyAre: 'Soma de segunda a domingo; anota-se no domingo.',
          accumulated: 'Acumuladas e na fotografia',
          accumulatedAre:
            'Soma desde o primeiro registro, e insetos à vista na última fotografia de cada dia.',
          twice: 'Incrementais de terça e sexta',
          twiceAre: 'O capturado desde o fechamento anterior; anota-se na terça ou na sexta.',
          sum: (count) => `Soma ${ofStations(count)}.`,
        },
        models: {
          extremes: 'Máxima e mínima do dia',
          extremesAre: (count) =>
            `A maior e a menor das leituras do dia, de 00:00 a 24:00 na hora do Chile. Sobre ${stations(count)}.`,
          discarded: 'Leituras que não se usam',
          discardedAre: (min, max, humidity) =>
            `As que não ocorrem em um pomar são descartadas como falha do sensor: abaixo de ${min} ou acima de ${max} °C, e acima de ${humidity} % de umidade. Uma umidade pouco acima de 100 % conta como 100 %.`,
          temperatures: 'Temperaturas',
          temperaturesAre: (base, count) =>
            `Médias horárias; o limiar de Horas de Frio é ${base} °C. Média ${ofStations(count)}.`,
          gaps: 'Horas e dias sem dados',
          gapsAre: (longest, hours) =>
            `Vazios de até ${longest} horas são completados com uma reta; os mais longos não somam frio. Um dia conta com pelo menos ${hours} das 24 horas medidas.`,
          favourable: 'Dia favorável',
          favourableIs: (hours, from, to, count) =>
            `Pelo menos ${hours} horas seguidas entre ${from} e ${to} °C dentro do dia. Média ${ofStations(count)}.`,
          index: 'Índice',
          indexIs: (points, onset, rise, fall) =>
            `Parte de ${points} pontos após ${onset} dias favoráveis seguidos. Desde então, cada dia favorável soma ${rise} e cada outro dia subtrai ${fall}, sempre entre 0 e 100.`,
          notJudged: (hours) =>
            `Com menos de ${hours} das 24 horas o dia não é avaliado, salvo que já tenha um trecho favorável.`,
        },
        forecast: {
          term: 'Previsão',
          climate: {
            fromHours: 'Máxima e mínima entre seus valores por hora, no local das estações.',
            normal: 'O intervalo provável deixa fora os 10 % mais baixos e os 10 % mais altos.',
          },
          chill: {
            fromHours: 'O frio continua somando desde o último dia medido, com suas temperaturas por hora.',
            normal:
              'O frio continua somando desde o último dia medido; o intervalo provável deixa fora os 10 % mais baixos e os 10 % mais altos.',
          },
          mildew: indexAhead,
          apart: 'Não é uma medição: não entra em médias, extremos nem dias com dados.',
        },
      },
      published: {
        degreeDays: (pest) => `Graus-dia e capturas de ${pest}`,
        captures: {
          weekly: (pest) => `Capturas semanais de ${pest}`,
          daily: (pest) => `Capturas diárias de ${pest}`,
          below: {
            calendar: 'abaixo, outras safras',
            biofix: 'abaixo, outras desde o seu biofix',
            'degree-days': 'abaixo, outras na mesma soma',
          },
        },
        climate: 'Temperatura e umidade diárias',
        mildew: 'Índice de risco de oídio',
        chill: 'Frio acumulado',
        place: (sector, season) => `${sector}, safra ${season}`,
        source: 'Fonte: Vigía',
        sourceUntil: (date) => `Fonte: Vigía · dados até ${date}`,
      },
    },
    stations: {
      ofField: 'Estações do talhão',
      list: 'Estações',
      none: 'Este talhão não publica estações.',
      values: { temperature: 'Temperatura', humidity: 'Umidade', rain: 'Chuva de hoje' },
      noValue: 'sem dado',
      parts: { connection: 'Conexão', energy: 'Bateria', images: 'Câmera', sensors: 'Sensores' },
      states: { ok: 'em ordem', warning: 'alerta', error: 'erro', unknown: 'sem dados' },
      captures: 'Capturas',
      caughtIn: (days) => `capturas em ${days === 1 ? 'um dia' : `${days === 7 ? 'sete' : days} dias`}`,
      levels: { low: 'Baixo', moderate: 'Médio', high: 'Alto', unknown: 'Sem dados' },
      mapNote: 'Nível pelas capturas dos últimos sete dias. As posições são aproximadas.',
    },
  },
};
