import type { ComponentType } from 'react';
import { ButtonContext } from 'react-aria-components';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { WholeMenu } from '../menu/whole-menu.tsx';
import { SelectFace } from '../select/select-face.tsx';
import { WholeMultiSelect } from '../select/whole-multi-select.tsx';
import { WholeSelect } from '../select/whole-select.tsx';
import { type HeldProps, type LateLine, useHeldPart } from './late-line.fixture.ts';
import { useLateTrigger } from './late-trigger.ts';

const OPTIONS = [
  { value: 2, label: '2025–26' },
  { value: 1, label: '2024–25' },
];
const CHOICE = { label: 'Comparar con', options: OPTIONS, onChange: () => {} };

/** A select whose list loads when the story says so; nothing is chosen. */
export function LateSelect(props: HeldProps) {
  const { Whole, beginning, face } = useLateTrigger(useHeldPart(WholeSelect, props));
  if (!Whole) return <SelectFace label={CHOICE.label} text="Nada" face={face} />;
  return <Whole {...CHOICE} value={null} beginning={beginning} />;
}

/** As `LateSelect`, for several values. */
export function LateMultiSelect(props: HeldProps) {
  const { Whole, beginning, face } = useLateTrigger(useHeldPart(WholeMultiSelect, props));
  if (!Whole) return <SelectFace label={CHOICE.label} text="Nada" face={face} />;
  return <Whole {...CHOICE} value={[]} allLabel={null} beginning={beginning} />;
}

/** A menu whose entries load when the story says so. */
export function LateMenu(props: HeldProps) {
  const { Whole, beginning, face } = useLateTrigger(useHeldPart(WholeMenu, props));
  const trigger = <Button variant="quiet">Comparar con</Button>;
  if (!Whole) return <ButtonContext value={face}>{trigger}</ButtonContext>;
  const entries = OPTIONS.map(({ value, label }) => ({ id: String(value), label }));
  return <Whole label="Comparar con" trigger={trigger} entries={entries} beginning={beginning} />;
}

interface Played {
  readonly canvas: ReturnType<typeof within>;
  readonly canvasElement: HTMLElement;
  readonly userEvent: {
    readonly tab: () => Promise<void>;
    readonly keyboard: (keys: string) => Promise<void>;
  };
}

/**
 * Opens a late list by a key before it is loaded: its first entry has the focus when it comes, as it would have
 * had, and so again after it is closed and opened.
 */
async function playLateList(played: Played, role: 'option' | 'menuitem', line: () => LateLine) {
  const { canvas, canvasElement, userEvent } = played;
  const body = within(canvasElement.ownerDocument.body);
  const button = () => canvas.getByRole('button', { name: /Comparar con/ });
  const first = () => body.getByRole(role, { name: '2025–26' });
  await userEvent.tab();
  await expect(button()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(line().requests).toBeGreaterThan(0));
  await expect(body.queryByRole(role)).toBeNull();
  line().open();
  await waitFor(() => expect(first()).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button()).toHaveFocus());
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(body.getByRole(role, { name: '2024–25' })).toHaveFocus());
}

/** A key before the list's code is loaded opens it afterwards, at its first entry. */
export function lateListStory(Late: ComponentType<HeldProps>, role: 'option' | 'menuitem') {
  let line: LateLine;
  const hold = (next: LateLine) => {
    line = next;
  };
  return {
    render: () => <Late onLine={hold} />,
    play: (played: Played) => playLateList(played, role, () => line),
  };
}
