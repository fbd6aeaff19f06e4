import type { ReactNode } from 'react';
import { MEDIA, textSize } from '../theme/mixins.ts';
import { styled } from '../theme/styled.ts';
import { RADIUS, SPACE } from '../theme/tokens.ts';

const Sheet = styled.article`
  max-width: 1200px;
  padding: ${SPACE.xl}px;
  ${MEDIA.narrow} { padding: ${SPACE.l}px; }

  & > h1 { margin: 0 0 4px; font-size: ${textSize('page')}; font-weight: 700; line-height: 1.2; }
  & > section > h2 { margin: 0; font-size: ${textSize('title')}; font-weight: 600; }
`;

const Lead = styled.p`
  max-width: 72ch;
  text-wrap: pretty;
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('large')};
`;

const Part = styled.section`
  display: grid;
  gap: ${SPACE.m}px;
  margin-top: ${SPACE.xxl}px;
`;

const Note = styled.p`
  max-width: 72ch;
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;

/** A page about one foundation: its purpose, then its tokens in parts. */
export function FoundationPage(props: { title: string; lead: string; children: ReactNode }) {
  return (
    <Sheet>
      <h1>{props.title}</h1>
      <Lead>{props.lead}</Lead>
      {props.children}
    </Sheet>
  );
}

/** A group of tokens under a heading, with a note on when to use them. */
export function FoundationPart(props: { title: string; note?: string; children: ReactNode }) {
  return (
    <Part aria-label={props.title}>
      <h2>{props.title}</h2>
      {props.note && <Note>{props.note}</Note>}
      {props.children}
    </Part>
  );
}

/** Cards side by side, as many as fit. */
export const Samples = styled.ul<{ $least?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $least = 210 }) => $least}px), 1fr));
  gap: ${SPACE.m}px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Sample = styled.li`
  display: grid;
  align-content: start;
  gap: 2px;
  min-width: 0;
  padding: ${SPACE.m}px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${RADIUS.card}px;
  background: ${({ theme }) => theme.color.surface};

  strong { font-weight: 600; }
  small { color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('small')}; overflow-wrap: anywhere; }
`;
