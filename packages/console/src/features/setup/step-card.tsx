import { isOptionalStep, missingFor, type SetupProgress, type SetupStep } from '@vigia/domain/farm';
import { LinkButton, MEDIA, StatusIcon, textSize, useWords, visuallyHidden } from '@vigia/ui';
import { styled } from 'styled-components';
import type { StepAction } from './step-actions.ts';
import { SETUP } from './words.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 16px;
  padding: 16px 20px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: 6px;
  background: ${({ theme }) => theme.color.surface};

  h2 { display: flex; align-items: baseline; gap: 8px; margin: 0; font-size: ${textSize('base')}; }
  h2 small { color: ${({ theme }) => theme.color.muted}; font-weight: 400; }
  p { margin: 0; color: ${({ theme }) => theme.color.muted}; }
  ${MEDIA.narrow} { grid-template-columns: 32px minmax(0, 1fr); padding: 16px; }
`;

const Mark = styled.div`
  span:last-child { ${visuallyHidden} }
`;

const StepNumber = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 28px;
  height: 28px;
  border: 1px solid ${({ theme }) => theme.color.control};
  border-radius: 50%;
  font-weight: 600;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  ${MEDIA.narrow} { grid-column: 2; margin-top: 8px; }
`;

export interface StepCardProps {
  readonly step: SetupStep;
  readonly number: number;
  readonly progress: SetupProgress;
  /** The one to do now. */
  readonly isNext: boolean;
  readonly actions: readonly StepAction[];
  readonly href: (action: StepAction) => string;
}

/** One of the first steps: its purpose, whether it is done, and its forms. */
export function StepCard({ step, number, progress, isNext, actions, href }: StepCardProps) {
  const words = useWords(SETUP);
  const texts = words.ofStep[step];
  const isDone = progress[step];
  const missing = missingFor(step, progress).map((needed) => words.inASentence[needed]);
  return (
    <Row aria-current={isNext ? 'step' : undefined}>
      <Mark>
        {isDone ? <StatusIcon status="ok" size={28} /> : <StepNumber aria-hidden>{number}</StepNumber>}
        <span>{isDone ? words.isDone : words.isOpen}</span>
      </Mark>
      <div>
        <h2>
          {texts.title}
          {isOptionalStep(step) && !isDone && <small>{words.optional}</small>}
        </h2>
        <p>{isDone ? texts.done : texts.why}</p>
        {!isDone && missing.length > 0 && <p>{words.waitsFor(missing)}</p>}
      </div>
      {missing.length === 0 && (
        <Actions>
          {actions.map((action, i) => (
            <LinkButton
              key={action.label}
              href={href(action)}
              variant={isNext && i === 0 ? 'primary' : isDone ? 'quiet' : 'secondary'}
            >
              {action.label}
            </LinkButton>
          ))}
        </Actions>
      )}
    </Row>
  );
}
