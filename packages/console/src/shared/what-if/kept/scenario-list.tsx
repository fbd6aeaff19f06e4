import { type KeptScenario, parseSupposed } from '@vigia/domain/what-if';
import { Button, IconButton, textSize, useWords } from '@vigia/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { KEPT_SCENARIOS } from './words.ts';

const List = styled.ul`
  display: grid;
  max-height: 264px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  list-style: none;
`;
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: 4px;
  align-items: center;
  padding: 4px 0;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;
const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 12px;
  align-items: center;
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Parts = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('compact')};
`;

export interface ScenarioListProps {
  readonly scenarios: readonly KeptScenario[];
  /** The one whose name the page has. */
  readonly openId: number | null;
  readonly canEdit: boolean;
  readonly onOpen: (scenario: KeptScenario) => void;
  readonly onRename: (scenario: KeptScenario) => void;
  readonly onRemove: (scenario: KeptScenario) => void;
}

/** What somebody keeps of a season: to open, to rename and to remove. */
export function ScenarioList({ scenarios, openId, canEdit, onOpen, onRename, onRemove }: ScenarioListProps) {
  const words = useWords(KEPT_SCENARIOS);
  return (
    <List>
      {scenarios.map((scenario) => {
        const { id, name, supposed } = scenario;
        const isOpen = id === openId;
        return (
          <Row key={id} {...(isOpen && { 'aria-current': true })}>
            <Name>
              <Button size="small" variant={isOpen ? 'secondary' : 'quiet'} onPress={() => onOpen(scenario)}>
                {name}
              </Button>
              <Parts>
                {[words.parts(parseSupposed(supposed)), isOpen && words.openNow].filter(Boolean).join(' · ')}
              </Parts>
            </Name>
            {canEdit && (
              <>
                <IconButton icon={Pencil} label={words.rename(name)} onPress={() => onRename(scenario)} />
                <IconButton icon={Trash2} label={words.remove(name)} onPress={() => onRemove(scenario)} />
              </>
            )}
          </Row>
        );
      })}
    </List>
  );
}
