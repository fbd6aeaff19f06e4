import { createContext, type ReactNode, useContext, useState } from 'react';

/** What a reader switched on or off in a chart, by the id of each switch. */
export type Switches = Readonly<Record<string, boolean>>;

/** Storage for the switches of charts, by the name of the chart. */
export interface SwitchStore {
  /** Empty if nothing was switched. */
  readonly read: (chart: string) => Switches;
  readonly write: (chart: string, switches: Switches) => void;
}

const FORGETFUL: SwitchStore = { read: () => ({}), write: () => undefined };
const StoreContext = createContext(FORGETFUL);

export interface KeptSwitchesProps {
  /** Must be the same object in every render. */
  readonly store: SwitchStore;
  readonly children: ReactNode;
}

/**
 * The charts inside begin with the series and lines as their reader left them. Without it, a choice lasts as
 * long as the chart is on the page.
 */
export function KeptSwitches({ store, children }: KeptSwitchesProps) {
  return <StoreContext value={store}>{children}</StoreContext>;
}

/** The switches of a chart, and a function to change one. */
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
