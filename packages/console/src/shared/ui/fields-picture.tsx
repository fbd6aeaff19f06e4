import { useId } from 'react';
import { styled } from 'styled-components';

const Drawing = styled.svg`
  --sky: ${({ theme }) => (theme.mode === 'dark' ? '#1c2a33' : '#cfe3ee')};
  --haze: ${({ theme }) => (theme.mode === 'dark' ? '#22333a' : '#e6f0ea')};
  --range: ${({ theme }) => (theme.mode === 'dark' ? '#2b3f3a' : '#b7cbbf')};
  --far: ${({ theme }) => (theme.mode === 'dark' ? '#2c4a35' : '#8fb489')};
  --near: ${({ theme }) => (theme.mode === 'dark' ? '#27452f' : '#6c9c63')};
  --row: ${({ theme }) => (theme.mode === 'dark' ? '#1d3625' : '#4f8148')};
  display: block;
`;

/** Horizontal positions of the vine rows; 0 is the middle. */
const ROWS = [-9, -7, -5, -3.2, -1.6, 0, 1.6, 3.2, 5, 7, 9];

/** A vineyard below the Andes, for a sector without a photo. Decorative. */
export function FieldsPicture() {
  const skyId = useId();
  return (
    <Drawing viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={skyId} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.1" stopColor="var(--sky)" />
          <stop offset="0.6" stopColor="var(--haze)" />
        </linearGradient>
      </defs>
      <rect width="320" height="200" fill={`url(#${skyId})`} />
      <path d="M0 92 38 62l24 16 34-38 30 30 22-18 40 34 28-24 34 28 26-20 44 30v40H0z" fill="var(--range)" />
      <path
        d="M90 52 96 40l12 12-6 6-6-4-5 4zM142 54l10-2 6 8-7-2zM208 66l8-8 10 9-6 3-5-3z"
        fill="var(--haze)"
        opacity="0.9"
      />
      <path d="M0 112c52-22 104-24 160-8s112 12 160-6v102H0z" fill="var(--far)" />
      <path d="M0 134c70-18 130-16 188-6s96 8 132-2v74H0z" fill="var(--near)" />
      {ROWS.map((at) => (
        <path
          key={at}
          d={`M${168 + at * 7} 130 L${168 + at * 52} 204 h${14 - Math.abs(at)} L${169.6 + at * 7} 130z`}
          fill="var(--row)"
        />
      ))}
    </Drawing>
  );
}
