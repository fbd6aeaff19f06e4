import { Logo, MEDIA, textSize } from '@vigia/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { FieldsPicture } from '../../shared/ui/fields-picture.tsx';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';
import { WORDS } from './words.ts';

const Page = styled.main`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: 1fr auto;
  justify-items: center;
  align-items: center;
  gap: 16px;
  min-height: 100dvh;
  padding: 24px 16px 16px;
  overflow: hidden;

  & > svg { position: absolute; z-index: -1; inset: 0; width: 100%; height: 100%; }
`;

const Panel = styled.section`
  display: flex;
  flex-direction: column;
  gap: 24px;
  width: min(400px, 100%);
  padding: 32px;
  border-radius: 10px;
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.modal};

  h1 { margin: 0; font-size: ${textSize('title')}; font-weight: 700; }
  ${MEDIA.narrow} { padding: 24px 20px; }
`;

const Notice = styled.p`
  margin: 0;
  padding: 8px 12px;
  border-radius: 6px;
  background: ${({ theme }) => theme.status.warning.tint};
  color: ${({ theme }) => theme.status.warning.text};
`;

const Foot = styled.footer`
  padding: 4px 10px;
  border-radius: 6px;
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('small')};
`;

export interface SignInViewProps extends SignInFormProps {
  /** Why the reader is here again, if the session ended by itself. */
  readonly notice?: string | undefined;
  readonly year: number;
}

export function SignInView({ notice, year, ...form }: SignInViewProps) {
  const headingId = useId();
  return (
    <Page>
      <FieldsPicture />
      <Panel role="dialog" aria-modal="true" aria-labelledby={headingId}>
        <Logo name={WORDS.product} size={34} />
        <h1 id={headingId}>{WORDS.heading}</h1>
        {notice !== undefined && <Notice role="status">{notice}</Notice>}
        <SignInForm {...form} />
      </Panel>
      <Foot>{WORDS.copyright(year)}</Foot>
    </Page>
  );
}
