import { styled } from 'styled-components';

const Said = styled.div`
  margin-top: 12px;
  p { margin: 0 0 4px; text-wrap: pretty; }
`;

/** What is said of other seasons beside the one shown; nothing without any. */
export function SeasonsBeside({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    sentences.length > 0 && (
      <Said>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Said>
    )
  );
}
