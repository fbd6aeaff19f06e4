/** What the peers draw: the figures of the widget's picture, requested by each element as the widget requests that. */
export interface Season {
  /** Seconds of each day. */
  readonly x: number[];
  readonly lines: (number | null)[][];
}

interface Answer {
  readonly [name: string]: { readonly start: string; readonly values: (number | null)[] };
}

const NAMES = ['temperature_max', 'temperature_min', 'humidity_max', 'humidity_min'];
export const COLORS = ['#cf5a00', '#0072b2', '#1e6b3c', '#a04d94'];
export const WIDTH = 900;
export const HEIGHT = 400;
const DAY_S = 86_400;

/** Defines an element that asks for a season and draws it by one library. */
export function definePeer(tag: string, draw: (place: HTMLElement, season: Season) => void): void {
  customElements.define(
    tag,
    class extends HTMLElement {
      async connectedCallback() {
        const response = await fetch(`/embed/sectors/${this.getAttribute('sector')}/climate`);
        const answer: Answer = await response.json();
        const lines = NAMES.map((name) => answer[name]?.values ?? []);
        const start = Date.parse(answer.temperature_max?.start ?? '') / 1000;
        const place = document.createElement('div');
        this.attachShadow({ mode: 'open' }).append(place);
        draw(place, { x: (lines[0] ?? []).map((_, i) => start + i * DAY_S), lines });
        this.dispatchEvent(new CustomEvent('vigia-ready', { bubbles: true }));
      }
    },
  );
}
