import { MEDIA } from '../theme/mixins.ts';
import { styled } from '../theme/styled.ts';
import { RADIUS } from '../theme/tokens.ts';

/** The sheet of a docs page. Tables that are wider than a phone scroll inside it. */
export const DocsSheet = styled.main`
  ${MEDIA.narrow} {
    .docblock-argstable { display: block; overflow-x: auto; }
  }
`;

/** A page inside a docs page. */
export const StoryFrame = styled.iframe<{ readonly $narrow: boolean }>`
  width: ${({ $narrow }) => ($narrow ? '390px' : '100%')};
  max-width: 100%;
  height: 640px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${RADIUS.card}px;
`;
