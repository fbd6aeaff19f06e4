import { type ReasonNames, reasonSubject, reasonText } from '@vigia/domain/es';
import { type FieldToday, nextAct, type Reason, severityOf } from '@vigia/domain/today';
import { Button, Link, MEDIA, onPaperOnly, SeverityChip, textSize, useWords } from '@vigia/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { ActButton, type ActButtonProps } from './act-button.tsx';
import { ReasonIcon } from './reason-icon.tsx';
import { TODAY } from './words.ts';

/** Reasons that a field shows before somebody asks for the others. */
const FOLDED = 2;

const Box = styled.article`
  break-inside: avoid;
  padding: 12px 16px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: 8px;
  background: ${({ theme }) => theme.color.surface};
  ${MEDIA.narrow} { padding: 12px; }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  h2 { margin: 0; font-size: ${textSize('title')}; line-height: 1.25; overflow-wrap: anywhere; }
  > a { display: inline-flex; align-items: center; min-height: 32px; }
  ${MEDIA.touch} { a { display: inline-flex; align-items: center; min-height: 44px; } }
`;

const Reasons = styled.ul`
  display: grid;
  gap: 8px;
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
`;

/** A folded reason is on paper all the same: nobody can ask for it there. */
const Line = styled.li<{ $isFolded: boolean }>`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  align-items: center;
  gap: 6px 10px;
  p { margin: 0; line-height: 1.35; text-wrap: pretty; overflow-wrap: anywhere; }
  ${MEDIA.narrow} {
    align-items: start;
    & > :nth-child(3) { grid-column: 2; justify-self: start; }
  }
  ${({ $isFolded }) => $isFolded && onPaperOnly}
`;

const Fold = styled.div`
  margin: 4px 0 -4px 18px;
`;

export interface FieldCardProps extends Pick<ActButtonProps, 'onDialog' | 'hrefOf'> {
  readonly field: FieldToday;
  readonly names: ReasonNames;
  readonly mayReport: boolean;
  /** The page of the field; undefined for readers who may not open it. */
  readonly href: string | undefined;
  /** What may be applied in it; undefined where the client has no products. */
  readonly sprayingHref?: string | undefined;
}

/** A field, why it asks for attention, and what to do next about each reason. */
export function FieldCard({ field, names, href, sprayingHref, ...acts }: FieldCardProps) {
  const words = useWords(TODAY);
  const [isOpen, setOpen] = useState(false);
  const title = useId();
  const list = useId();
  const { sector, reasons } = field;
  const folded = reasons.length - FOLDED;
  return (
    <Box aria-labelledby={title}>
      <Head>
        <h2 id={title}>{href === undefined ? sector.name : <Link href={href}>{sector.name}</Link>}</h2>
        <SeverityChip severity={severityOf(reasons[0]!)} pending />
        {sprayingHref !== undefined && (
          <Link href={sprayingHref} aria-label={words.sprayingIn(sector.name)}>
            {words.spraying}
          </Link>
        )}
      </Head>
      <Reasons id={list}>
        {reasons.map((reason, i) => (
          <ReasonLine
            key={keyOf(reason)}
            isFolded={!isOpen && i >= FOLDED}
            reason={reason}
            names={names}
            field={sector.name}
            {...acts}
          />
        ))}
      </Reasons>
      {folded > 0 && (
        <Fold>
          <Button
            variant="quiet"
            size="small"
            icon={isOpen ? ChevronUp : ChevronDown}
            aria-expanded={isOpen}
            aria-controls={list}
            onPress={() => setOpen(!isOpen)}
          >
            {isOpen ? words.less : words.more(folded)}
          </Button>
        </Fold>
      )}
    </Box>
  );
}

const keyOf = (reason: Reason): string =>
  `${reason.kind} ${'stationId' in reason ? reason.stationId : 'pestId' in reason ? reason.pestId : ''}`;

interface ReasonLineProps extends Omit<FieldCardProps, 'field' | 'href'> {
  readonly reason: Reason;
  readonly field: string;
  readonly isFolded: boolean;
}

function ReasonLine({ reason, names, field, isFolded, mayReport, onDialog, hrefOf }: ReasonLineProps) {
  const act = nextAct(reason, mayReport);
  return (
    <Line $isFolded={isFolded}>
      <ReasonIcon reason={reason} />
      <p>{reasonText(reason, names)}</p>
      {act && (
        <ActButton
          act={act}
          subject={reasonSubject(reason, names) ?? field}
          onDialog={onDialog}
          hrefOf={hrefOf}
        />
      )}
    </Line>
  );
}
