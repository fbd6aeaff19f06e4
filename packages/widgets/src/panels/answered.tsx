import { LanguageProvider, Skeleton } from '@vigia/ui';
import { languageOf } from '@vigia/ui/languages';
import { useEffect, useInsertionEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Attributes, ElementInfo } from '../elements/catalogue.ts';
import type { PanelInput } from '../loader/panels-source.ts';
import type { Language } from '../words/languages.ts';
import { Fold } from './fold.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { type AnswerState, useAnswer } from './use-answer.ts';
import type { Emit, Widget } from './widget-types.ts';
import { WORDS } from './words.ts';

const Waiting = styled.div`
  display: grid;
  align-content: start;
  gap: 12px;
  padding: 16px;
`;

export interface AnsweredProps<T> extends Pick<PanelInput, 'onState'> {
  readonly widget: Widget<T>;
  readonly info: ElementInfo;
  readonly attributes: Attributes;
  readonly data: unknown;
  readonly server: string;
  readonly language: Language;
  readonly height: number;
  readonly width: number;
  readonly emit: Emit;
  /** Applies the styles of what was just rendered, before any of it is measured. */
  readonly applyStyles: () => void;
}

/** A widget by the state of its answer: loading, an error, or its card. */
export function Answered<T>({ widget, emit, onState, language, applyStyles, ...props }: AnsweredProps<T>) {
  useInsertionEffect(applyStyles);
  const [answer, retry] = useAnswer({ ...props, language, widget });
  useAnnouncement(answer, widget, emit, onState);
  const { height } = props;
  if (answer.state === 'error') {
    return <ProblemNotice code={answer.error.code} language={language} onRetry={retry} />;
  }
  if (answer.state === 'loading') {
    return (
      <Waiting role="status" aria-label={WORDS[language].loading}>
        <Skeleton $width="40%" />
        <Skeleton $height={`${Math.max(32, height - 80)}px`} />
      </Waiting>
    );
  }
  return (
    <Fold height={height} words={WORDS[language]} hasOwnBar={!widget.hasStrip}>
      <LanguageProvider language={languageOf(language)}>
        <div data-card>
          <widget.Card
            published={answer.published}
            attributes={props.attributes}
            language={language}
            words={WORDS[language]}
            height={height}
            width={props.width}
          />
        </div>
      </LanguageProvider>
    </Fold>
  );
}

function useAnnouncement<T>(
  answer: AnswerState<T>,
  widget: Widget<T>,
  emit: Emit,
  onState: PanelInput['onState'],
): void {
  const latestOnState = useRef(onState);
  useEffect(() => {
    if (answer.state === 'loading') return;
    if (answer.state === 'error') {
      emit('vigia-error', { code: answer.error.code, message: answer.error.message });
    } else emit('vigia-ready', { part: 'panel', ...widget.about(answer.published) });
    // A chart measures its size before it draws: two frames later the panel is complete and can replace the
    // picture.
    const { state } = answer;
    requestAnimationFrame(() => requestAnimationFrame(() => latestOnState.current(state)));
  }, [answer, emit, widget]);
}
