import { LANGUAGES, type Language } from '../elements/language.ts';

const SAID = {
  title: ['Vigía en esta página', 'Vigía on this page', 'Vigía nesta página'],
  close: ['Cerrar', 'Close', 'Fechar'],
  good: ['Bien', 'Fine', 'Certo'],
  bad: ['Mal', 'Wrong', 'Errado'],
  note: ['Aviso', 'Note', 'Aviso'],
  loader: [
    'El código está en la página: versión {0}',
    'The code is on the page: version {0}',
    'O código está na página: versão {0}',
  ],
  older: ['Hay una versión más nueva: {0}', 'There is a newer version: {0}', 'Há uma versão mais nova: {0}'],
  copyAgain: [
    'Copie de nuevo el código en Vigía, Llaves de widgets, Ver código.',
    'Copy the code again in Vigía, Llaves de widgets, Ver código.',
    'Copie o código de novo em Vigía, Llaves de widgets, Ver código.',
  ],
  panels: ['La parte interactiva carga', 'The interactive part loads', 'A parte interativa carrega'],
  changed: [
    'El navegador rechaza la parte interactiva: no es la que se publicó (integrity)',
    'The browser refuses the interactive part: it is not the one that was published (integrity)',
    'O navegador recusa a parte interativa: não é a que foi publicada (integrity)',
  ],
  findProxy: [
    'Algo entre el servicio y esta página cambia sus archivos, como un proxy o una CDN: haga que los deje como son.',
    'Something between the service and this page changes its files, such as a proxy or a CDN: let it leave them alone.',
    'Algo entre o serviço e esta página muda os arquivos, como um proxy ou uma CDN: faça com que os deixe como são.',
  ],
  unreached: ['No se pudo cargar {0}', '{0} could not be loaded', 'Não foi possível carregar {0}'],
  tryLater: [
    'Revise que {0} responda y que nada en el navegador lo bloquee.',
    'See that {0} answers and that nothing in the browser blocks it.',
    'Veja se {0} responde e se nada no navegador o bloqueia.',
  ],
  keyFine: ['La llave {0}… sirve en {1}', 'The key {0}… works at {1}', 'A chave {0}… serve em {1}'],
  keyWrong: [
    'La llave {0}… no sirve en {1}',
    'The key {0}… does not work at {1}',
    'A chave {0}… não serve em {1}',
  ],
  addSite: [
    'En Vigía, Llaves de widgets, Editar, agregue {0} en «Sitios que la pueden mostrar», y vea que la llave esté activa.',
    'In Vigía, Llaves de widgets, Editar, add {0} to «Sitios que la pueden mostrar», and see that the key is active.',
    'Em Vigía, Llaves de widgets, Editar, acrescente {0} em «Sitios que la pueden mostrar», e veja se a chave está ativa.',
  ],
  blocked: [
    'La política de esta página bloquea a Vigía: {0}',
    'This page’s policy blocks Vigía: {0}',
    'A política desta página bloqueia o Vigía: {0}',
  ],
  allow: [
    'Agregue {1} a {0} en la cabecera Content-Security-Policy de la página.',
    'Add {1} to {0} in the page’s Content-Security-Policy header.',
    'Acrescente {1} a {0} no cabeçalho Content-Security-Policy da página.',
  ],
  none: [
    'No hay ningún elemento de Vigía en esta página',
    'There is no element of Vigía on this page',
    'Não há nenhum elemento do Vigía nesta página',
  ],
  drawn: ['{0}: se dibuja', '{0}: is drawn', '{0}: é desenhado'],
  problem: ['{0}: {1}', '{0}: {1}', '{0}: {1}'],
  slips: ['{0}: no se entiende {1}', '{0}: {1} is not understood', '{0}: não se entende {1}'],
  seeAttributes: [
    'Corrija ese atributo como dice el manual, o copie de nuevo el código.',
    'Mend that attribute as the manual says, or copy the code again.',
    'Corrija esse atributo como diz o manual, ou copie o código de novo.',
  ],
  publish: [
    'En Vigía, Llaves de widgets, Editar, vea que la llave publique ese lugar y ese dato.',
    'In Vigía, Llaves de widgets, Editar, see that the key publishes that place and that figure.',
    'Em Vigía, Llaves de widgets, Editar, veja se a chave publica esse lugar e esse dado.',
  ],
} as const satisfies Readonly<Record<string, readonly [es: string, en: string, pt: string]>>;

export type Sentence = keyof typeof SAID;

/** A sentence in the page's language, with its parts in place. */
export const say = (language: Language, sentence: Sentence, ...parts: readonly string[]): string =>
  SAID[sentence][LANGUAGES.indexOf(language)]!.replace(
    /\{(\d)\}/g,
    (_, at: string) => parts[Number(at)] ?? '',
  );
