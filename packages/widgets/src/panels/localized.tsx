import { asWritten, Spoken } from '@vigia/ui/charts';
import { type Translator, translatorOf } from '@vigia/ui/languages';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import type { Language } from '../elements/language.ts';
import { namesIn } from './names.ts';

/** Names, and what a widget says by itself. */
const LEFT_ALONE = '[translate="no"],[data-own]';
const SPOKEN = ['aria-label', 'title', 'aria-roledescription'];

export interface LocalizedProps {
  readonly language: Language;
  /** What is shown, whose names stay as they are. */
  readonly data: unknown;
  readonly children: ReactNode;
}

/**
 * Panels speak Spanish; in another language every text and label of theirs is put into it as it is written, before it is
 * painted. Names and the widget's own words are left alone.
 */
export function Localized({ language, data, children }: LocalizedProps) {
  const root = useRef<HTMLDivElement>(null);
  const translator = useMemo(
    () => (language === 'es' ? null : translatorOf(language, namesIn(data))),
    [language, data],
  );
  useLayoutEffect(() => {
    if (!root.current || !translator) return;
    const put = new Putting(root.current, translator);
    return () => put.stop();
  }, [translator]);
  return (
    <div ref={root} key={language} data-card>
      <Spoken say={translator?.translate ?? asWritten}>{children}</Spoken>
    </div>
  );
}

/** Writes texts back where they were written; a text it has written itself is not touched again. */
class Putting {
  readonly #translate: Translator['translate'];
  readonly #observer: MutationObserver;
  readonly #root: Element;

  constructor(root: Element, { translate }: Translator) {
    this.#root = root;
    this.#translate = translate;
    this.#observer = new MutationObserver((changes) => this.#follow(changes));
    this.#all(root);
    this.#listen();
  }

  stop(): void {
    this.#observer.disconnect();
  }

  #listen(): void {
    this.#observer.observe(this.#root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: SPOKEN,
    });
  }

  #follow(changes: readonly MutationRecord[]): void {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) this.#all(node);
      else if (type === 'characterData') this.#text(target as Text);
      else this.#labels(target as Element);
    }
    // What was written here is no news.
    this.#observer.takeRecords();
  }

  #all(node: Node): void {
    if (node instanceof Text) this.#text(node);
    if (!(node instanceof Element) || node.closest(LEFT_ALONE)) return;
    this.#labels(node);
    for (const child of node.childNodes) this.#all(child);
  }

  #text(node: Text): void {
    if (node.parentElement?.closest(LEFT_ALONE)) return;
    const said = this.#translate(node.data);
    if (said !== node.data) node.data = said;
  }

  #labels(element: Element): void {
    for (const name of SPOKEN) {
      const text = element.getAttribute(name);
      const said = text && this.#translate(text);
      if (said && said !== text) element.setAttribute(name, said);
    }
  }
}
