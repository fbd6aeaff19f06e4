import { EMBED_FIELD } from '@vigia/domain/published';
import {
  type Attribute,
  type Attributes,
  attributesOf,
  ELEMENTS,
  type ElementInfo,
  FIELD_PARTS,
} from '../elements/catalogue.ts';
import { problemOf } from '../elements/problems.ts';
import { pictureOf, type Question, questionOf } from '../elements/question.ts';
import { isRead, slipsOf } from '../elements/slips.ts';
import { codeOf, WidgetError, type WidgetErrorCode, widgetError } from '../elements/widget-error.ts';
import type { Language } from '../words/languages.ts';
import type { Finding } from './report.ts';
import { type Sentence, say } from './words.ts';

export interface Checked {
  readonly language: Language;
  /** Origin of the service. */
  readonly service: string;
  /** Address of the interactive part; `integrity` is its expected hash. */
  readonly panels: string;
  readonly integrity: string;
  /** `v1.0.0-0a1b2c3d`. */
  readonly build: string;
  readonly add: (finding: Finding) => void;
  /** Whether the page's policy has blocked a request of this directive. */
  readonly isBlocked: (directive: string) => boolean;
}

interface KeyRequest {
  readonly name: string;
  /** Attributes that the element does not have or cannot read. */
  readonly slips: readonly string[];
  /** An error if its attributes are not valid. */
  readonly question: Question | WidgetError;
}

const LOOK = { width: 360, height: 300, mode: 'light', units: 'metric' };
/** A violation of a policy is reported a moment after the blocked request has failed. */
const reported = () => new Promise((resume) => setTimeout(resume, 100));
const ask = (url: string, init: RequestInit = {}) =>
  fetch(url, { credentials: 'omit', ...init }).catch(async () => {
    await reported();
    return null;
  });

/** Checks what works of the service on this page, and adds a line for each finding. */
export async function check(checked: Checked): Promise<void> {
  const { language, build, add, service } = checked;
  add({ how: 'good', text: say(language, 'loader', build) });
  await newest(checked);
  await panels(checked);
  const elements = [
    ...ELEMENTS.flatMap((info) => found(info.tag).map((host) => requestBy(info, host, service))),
    ...found(EMBED_FIELD.tag).flatMap((host) => partsOf(host, service)),
  ];
  if (elements.length === 0)
    add({ how: 'bad', text: say(language, 'none'), todo: say(language, 'copyAgain') });
  const questions = elements.flatMap(({ question }) => (question instanceof WidgetError ? [] : [question]));
  const keys = new Map(questions.map((question) => [`${question.service} ${question.key}`, question]));
  for (const question of keys.values()) await key(checked, question);
  if (questions[0]) await image(questions[0]);
  for (const element of elements) await one(checked, element);
}

async function newest({ language, service, build, add }: Checked): Promise<void> {
  const answer = await ask(`${service}/embed/versions.json`);
  const { latest } = ((await answer?.json().catch(() => null)) ?? {}) as { latest?: string };
  if (latest && `v${latest}` !== build)
    add({ how: 'note', text: say(language, 'older', `v${latest}`), todo: say(language, 'copyAgain') });
}

/** Fetched as the loader fetches it, but not run. */
async function panels({ language, service, panels: url, integrity, add, isBlocked }: Checked): Promise<void> {
  const link = document.createElement('link');
  const isThere = await new Promise<boolean>((resolve) => {
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', integrity, href: url });
    link.onload = () => resolve(true);
    link.onerror = () => resolve(false);
    document.head.append(link);
  });
  link.remove();
  if (isThere) return add({ how: 'good', text: say(language, 'panels') });
  await reported();
  if (isBlocked('script-src')) return;
  if ((await ask(url))?.ok)
    add({ how: 'bad', text: say(language, 'changed'), todo: say(language, 'findProxy') });
  else add({ how: 'bad', text: say(language, 'unreached', url), todo: say(language, 'tryLater', service) });
}

async function key({ language, add, isBlocked }: Checked, { service, key: text }: Question): Promise<void> {
  const answer = await ask(`${service}/embed/session`, {
    method: 'POST',
    body: JSON.stringify({ key: text }),
    headers: { 'content-type': 'text/plain' },
  });
  const prefix = text.slice(0, 16);
  if (answer?.ok) add({ how: 'good', text: say(language, 'keyFine', prefix, origin) });
  else if (answer?.status === 403)
    add({
      how: 'bad',
      text: say(language, 'keyWrong', prefix, origin),
      todo: say(language, 'addSite', origin),
    });
  else if (!isBlocked('connect-src'))
    add({ how: 'bad', text: say(language, 'unreached', service), todo: say(language, 'tryLater', service) });
}

/**
 * Loads a picture as an image that is written into the page; the page's policy decides whether it is allowed.
 */
async function image(question: Question): Promise<void> {
  const probe = new Image();
  probe.crossOrigin = 'anonymous';
  probe.src = pictureOf(question, { ...LOOK, locale: 'es' });
  await probe.decode().catch(reported);
}

const found = (tag: string): Element[] => [...document.querySelectorAll(tag)];

/** The request of each part that the field shows. */
function partsOf(host: Element, service: string): KeyRequest[] {
  const metrics = host.getAttribute('metrics');
  const isWanted = ({ call }: ElementInfo) =>
    !metrics || !isRead('metrics', metrics) || metrics.split(/\s+/).includes(call);
  return FIELD_PARTS.filter(isWanted).map((info, i) => {
    const { name, question } = requestBy(info, host, service);
    const part = `${name.replace(info.tag, EMBED_FIELD.tag)}, ${info.call}`;
    return { name: part, question, slips: i === 0 ? slipsOf(EMBED_FIELD, host) : [] };
  });
}

function requestBy(info: ElementInfo, host: Element, service: string): KeyRequest {
  const attributes: Attributes = Object.fromEntries(
    attributesOf(info).map((name: Attribute) => [name, host.getAttribute(name)?.trim() || undefined]),
  );
  const place = attributes[info.attributes[0]!];
  return {
    name: `<${info.tag}> ${info.attributes[0]} ${place ?? ''}`.trim(),
    slips: slipsOf(info, host),
    question: asking(() => questionOf(info, attributes, service, document.baseURI)),
  };
}

function asking(read: () => Question): Question | WidgetError {
  try {
    return read();
  } catch (error) {
    return widgetError(error);
  }
}

const TODO: Readonly<Partial<Record<WidgetErrorCode, Sentence>>> = {
  'missing-attribute': 'seeAttributes',
  'bad-attribute': 'seeAttributes',
  refused: 'publish',
  'not-found': 'publish',
};

async function one(
  { language, service, add }: Checked,
  { name, slips, question }: KeyRequest,
): Promise<void> {
  if (slips.length > 0)
    add({
      how: 'bad',
      text: say(language, 'slips', name, slips.join(', ')),
      todo: say(language, 'seeAttributes'),
    });
  const code = question instanceof WidgetError ? question.code : await answerTo(question);
  if (code === null) return add({ how: 'good', text: say(language, 'drawn', name) });
  const reason = problemOf(code, language).title;
  const todo = TODO[code] ?? 'tryLater';
  add({ how: 'bad', text: say(language, 'problem', name, reason), todo: say(language, todo, service) });
}

/** Why there is no picture; null if there is one. */
async function answerTo(question: Question): Promise<WidgetErrorCode | null> {
  const answer = await ask(pictureOf(question, { ...LOOK, locale: 'es' }));
  if (answer === null) return 'network';
  return answer.ok ? null : codeOf(answer.status);
}
