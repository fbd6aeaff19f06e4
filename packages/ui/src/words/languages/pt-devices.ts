import type { UnpublishedRooms } from './panel-rooms.ts';

const QUALITIES = { excellent: 'Excelente', good: 'Boa', fair: 'Regular', poor: 'Ruim' };
const LEVELS = { worst: 'Pior', low: 'Baixa', medium: 'Média', high: 'Alta', best: 'Melhor' };

/** Portuguese (Brazil) words of devices: their own state, the air around them and their network. */
export const PT_DEVICES: UnpublishedRooms['devices'] = {
  device: {
    panel: 'Dados do dispositivo',
    climate: 'Temperatura e umidade',
    battery: 'Bateria',
    temperature: 'Temperatura',
    humidity: 'Umidade',
    altitude: 'Altitude',
    altitudeBy: 'Altitude por pressão',
    gas: 'Gás',
    gasAxis: 'Resistência do gás',
    empty: 'Sem leituras do dispositivo',
    emptyHint:
      'O dispositivo não enviou leituras neste período. Escolha um período maior ou verifique sua conexão.',
  },
  sources: {
    panel: 'Comparação de clima',
    consolidated: 'Clima consolidado',
    measured: 'Estação',
    provider: 'Provedor',
    temperature: 'Temperatura por fonte',
    humidity: 'Umidade por fonte',
    empty: 'Sem clima de nenhuma fonte',
    emptyHint: 'Nem a estação nem o provedor têm dados deste período. Escolha um período maior.',
  },
  signal: {
    panel: 'Sinal',
    daily: 'Sinal diário',
    views: { daily: 'Diário', '4G': '4G', '3G': '3G', '2G': '2G' },
    figures: {
      rsrp: 'RSRP (dBm)',
      rsrq: 'RSRQ (dB)',
      rscp: 'RSCP (dBm)',
      ecio: 'Ec/Io (dB)',
      rssi: 'RSSI (dBm)',
    },
    qualities: QUALITIES,
    titleOf: (generation, figure) => `${generation} · ${figure}`,
    last: (reading) => `Última leitura: ${reading}`,
    onlySelfTesting: 'O sinal diário existe apenas em dispositivos cujo número de série contém 2M.',
    empty: 'Sem leituras de sinal',
    emptyHint:
      'O dispositivo não informou seu sinal neste período. Escolha um período maior ou verifique sua conexão.',
  },
  origin: {
    dailySignal: 'Sinal diário',
    dailySignalIs: (lines) =>
      `Média da intensidade do dia. Linhas: ${lines.map(([level, dbm]) => `${LEVELS[level].toLowerCase()} ${dbm} dBm`).join(', ')}. Apenas dispositivos 2M.`,
    classesIn: (generation) => `Classes em ${generation}`,
    classesAre: (figure, classes) =>
      `${figure}: ${classes.map(([quality, from]) => `${QUALITIES[quality].toLowerCase()} a partir de ${from}`).join(', ')}; abaixo disso, ruim.`,
    classOfReading: 'Classe de uma leitura',
    classOfReadingIs: 'A pior das suas cifras: intensidade sem qualidade não transporta dados.',
    readings: 'Leituras',
    readingsAre:
      'As que o dispositivo enviou, sem média, na hora do Chile em que foram tomadas. Um vazio longo aparece como corte.',
    climate: 'Temperatura e umidade',
    climateIs: 'Do sensor do dispositivo, dentro da armadilha: ao sol marca mais que o ar.',
    altitude: 'Altitude',
    altitudeIs: 'O dispositivo a estima pela pressão do ar; varia com o tempo atmosférico.',
    station: 'Estação',
    stationIs: 'O que o dispositivo mediu, sem média.',
    provider: 'Provedor',
    providerIs: 'O que o serviço de clima em uso informou de horas já passadas, para o local da estação.',
    consolidated: 'Clima consolidado',
    consolidatedIs: 'Médias horárias da estação; as horas sem dados são completadas com as do provedor.',
  },
};
