import { Card, focusRing, RADIUS, StatusIcon } from '@vigia/ui';
import { styled } from 'styled-components';
import { problemOf } from '../elements/problems.ts';
import type { WidgetErrorCode } from '../elements/widget-error.ts';
import type { Language } from '../words/languages.ts';

const Notice = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 6px;
  padding: 32px 16px;
  color: ${({ theme }) => theme.color.muted};
  text-align: center;

  strong { color: ${({ theme }) => theme.color.text}; }
  p { max-width: 46ch; margin: 0; }
`;

const Retry = styled.button`
  min-height: 44px;
  margin-top: 8px;
  padding: 4px 20px;
  border: 1px solid ${({ theme }) => theme.color.control};
  border-radius: ${RADIUS.control}px;
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  font-weight: 600;
  cursor: pointer;
  &:hover { background: ${({ theme }) => theme.color.primaryTint}; }
  &:focus-visible { ${focusRing} }
`;

export interface ProblemNoticeProps {
  readonly code: WidgetErrorCode;
  readonly language: Language;
  /** Called to try again, for errors where that may help. */
  readonly onRetry: () => void;
}

/** The error message in the widget's place. */
export function ProblemNotice({ code, language, onRetry }: ProblemNoticeProps) {
  const { title, hint, retry } = problemOf(code, language);
  return (
    <Card>
      <Notice role="alert">
        <StatusIcon status="error" size={32} />
        <strong>{title}</strong>
        <p>{hint}</p>
        {retry && (
          <Retry type="button" onClick={onRetry}>
            {retry}
          </Retry>
        )}
      </Notice>
    </Card>
  );
}
