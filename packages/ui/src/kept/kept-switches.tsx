import { createContext, type ReactNode, useContext, useState } from 'react';

/** What a reader switched on or off, by the id of each switch. */
export type Switches = Readonly<Record<string, boolean>>;

/** Keeps what readers switch in charts, by the name of the chart. */
export interface SwitchStore {
  /** Nothing where nothing was switched. */
  readonly read: (chart: string) => Switches;
  readonly write: (chart: string, switches: Switches) => void;
}

const FORGETFUL: SwitchStore = { read: () => ({}), write: () => undefined };
const StoreContext = createContext(FORGETFUL);

export interface KeptSwitchesProps {
  /** The same object from render to render. */
  readonly store: SwitchStore;
  readonly children: ReactNode;
}

/**
 * Charts below it begin with the series and lines as their reader left them. Without it a choice lasts as long as the
 * chart stands on the page.
 */
export function KeptSwitches({ store, children }: KeptSwitchesProps) {
  return <StoreContext value={store}>{children}</StoreContext>;
}

/** What was switched in a chart, and the way to switch it. */
export function useSwitches(chart: string) {
  const store = useContext(StoreContext);
  const read = () => ({ store, chart, switches: store.read(chart) });
  const [own, setOwn] = useState(read);
  if (own.store !== store || own.chart !== chart) setOwn(read());
  const turn = (id: string, isOn: boolean) => {
    const switches = { ...own.switches, [id]: isOn };
    setOwn({ store, chart, switches });
    store.write(chart, switches);
  };
  return [own.switches, turn] as const;
}
