import { textSize, visuallyHidden } from '../theme/mixins.ts';
import { styled } from '../theme/styled.ts';
import { useWords } from '../words/language.tsx';
import { PHOTOS } from './words.ts';

const Caption = styled.span`
  position: relative;
  display: block;
  padding: 8px 12px;
  font-size: ${textSize('compact')};
  [data-selected] & { color: ${({ theme }) => theme.color.primary}; font-weight: 600; }
`;

const Unseen = styled.span`${visuallyHidden}`;

/** The date under a photo; screen readers also hear that it is a photo. */
export function PhotoCaption({ date }: { readonly date: string }) {
  const words = useWords(PHOTOS);
  return (
    <Caption>
      <Unseen>{words.photo} </Unseen>
      {date}
    </Caption>
  );
}
