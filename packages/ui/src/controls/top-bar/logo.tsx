import { styled } from '../../theme/styled.ts';

const Word = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: ${({ theme }) => theme.color.primary};
  font-size: 22px;
  font-weight: 700;
  letter-spacing: 0.01em;
  line-height: 1;
`;

/** The mark of the product: an eye that also looks like the sight of a level. */
export function LogoMark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" fill="none" aria-hidden="true">
      <circle cx="14" cy="14" r="11.5" stroke="currentColor" strokeWidth="2.2" />
      <circle cx="14" cy="14" r="5" fill="currentColor" />
      <path
        d="M14 2.5v4M14 21.5v4M2.5 14h4M21.5 14h4"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Mark and name. */
export function Logo({ name, size = 28 }: { readonly name: string; readonly size?: number }) {
  return (
    <Word>
      <LogoMark size={size} />
      <span>{name}</span>
    </Word>
  );
}
