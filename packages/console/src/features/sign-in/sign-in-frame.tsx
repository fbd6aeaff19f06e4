import { Logo, MEDIA, textSize, useWords } from '@vigia/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { FieldsPicture } from '../../shared/ui/fields-picture.tsx';
import { SIGN_IN } from './words.ts';

const Page = styled.main`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template: 1fr auto / minmax(0, 1fr);
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

export interface SignInFrameProps {
  readonly heading: string;
  /** A message above the form, such as why the user has to sign in again. */
  readonly notice?: string | undefined;
  readonly year: number;
  readonly children: ReactNode;
}

/** The page around every step of signing in. */
export function SignInFrame({ heading, notice, year, children }: SignInFrameProps) {
  const words = useWords(SIGN_IN);
  const headingId = useId();
  return (
    <Page>
      <FieldsPicture />
      <Panel role="dialog" aria-modal="true" aria-labelledby={headingId}>
        <Logo name={words.product} size={34} />
        <h1 id={headingId}>{heading}</h1>
        {notice !== undefined && <Notice role="status">{notice}</Notice>}
        {children}
      </Panel>
      <Foot>{words.copyright(year)}</Foot>
    </Page>
  );
}
