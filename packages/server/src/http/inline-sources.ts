import { createHash } from 'node:crypto';

const INLINE = {
  script: /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g,
  style: /<style[^>]*>([\s\S]*?)<\/style>/g,
};

/**
 * The scripts or style elements that stand in a page, as a content security policy names them: each once, by its hash.
 *
 * @param html browsers hash its text with line ends as LF
 */
export function inlineSources(html: string, kind: keyof typeof INLINE): readonly string[] {
  const texts = [...html.replaceAll(/\r\n?/g, '\n').matchAll(INLINE[kind])].map(([, text = '']) => text);
  return [...new Set(texts.map(hashSource))];
}

/** A text as a policy names it. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
