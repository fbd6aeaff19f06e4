/** Portuguese words of widgets. */
import type { CheckWords, LoaderWords, PanelWords } from './word-types.ts';

export const LOADER: LoaderWords = {
  titles: {
    'missing-attribute': 'Falta dizer o que mostrar ou a chave',
    'bad-attribute': 'Este elemento está mal configurado',
    network: 'Sem conexão com o Vigía',
    'no-origin': 'O Vigía não sabe que página é esta',
    refused: 'O Vigía não autoriza estes dados aqui',
    'not-found': 'Estes dados não existem ou não são públicos',
    busy: 'Muitas consultas',
    server: 'O Vigía não pôde responder',
    'bad-data': 'Estes dados não se entendem',
    render: 'Este elemento não pôde ser mostrado',
  },
  wait: 'Tente de novo em alguns minutos.',
  tell: 'Avise quem administra esta página.',
  serve: 'Abra-a num site, não como arquivo nem num quadro isolado.',
  waiting: 'Carregando…',
  retry: 'Tentar de novo',
};

export const PANELS: PanelWords = {
  loading: 'Carregando dados',
  whole: 'Ver tudo',
  less: 'Ver menos',
  close: 'Fechar',
  period: 'Período',
  periods: {
    '30days': {
      wide: 'Últimos 30 dias',
      narrow: '30 dias',
    },
    '90days': {
      wide: 'Últimos 90 dias',
      narrow: '90 dias',
    },
    allSeason: {
      wide: 'Toda a safra',
      narrow: 'Safra',
    },
  },
  mapKeys: 'Setas: mover; mais e menos: aproximar e afastar; Início: todas as estações',
  wholeMap: 'Mostrar todas as estações',
  healthTitle: 'Saúde da estação',
  since: 'desde',
  asOf: 'Dados até',
};

export const CHECK: CheckWords = {
  title: 'Vigía nesta página',
  close: 'Fechar',
  good: 'Certo',
  bad: 'Errado',
  note: 'Aviso',
  loader: 'O código está na página: versão {0}',
  older: 'Há uma versão mais nova: {0}',
  copyAgain: 'Copie o código de novo em Vigía, Llaves de widgets, Ver código.',
  panels: 'A parte interativa carrega',
  changed: 'O navegador recusa a parte interativa: não é a que foi publicada (integrity)',
  findProxy:
    'Algo entre o serviço e esta página muda os arquivos, como um proxy ou uma CDN: faça com que os deixe como são.',
  unreached: 'Não foi possível carregar {0}',
  tryLater: 'Veja se {0} responde e se nada no navegador o bloqueia.',
  keyFine: 'A chave {0}… serve em {1}',
  keyWrong: 'A chave {0}… não serve em {1}',
  addSite:
    'Em Vigía, Llaves de widgets, Editar, acrescente {0} em «Sitios que la pueden mostrar», e veja se a chave está ativa.',
  blocked: 'A política desta página bloqueia o Vigía: {0}',
  allow: 'Acrescente {1} a {0} no cabeçalho Content-Security-Policy da página.',
  none: 'Não há nenhum elemento do Vigía nesta página',
  drawn: '{0}: é desenhado',
  problem: '{0}: {1}',
  slips: '{0}: não se entende {1}',
  seeAttributes: 'Corrija esse atributo como diz o manual, ou copie o código de novo.',
  publish: 'Em Vigía, Llaves de widgets, Editar, veja se a chave publica esse lugar e esse dado.',
};
