import { describe, expect, it } from 'vitest';
import { foundOptions, MOST_SHOWN, matches } from './found-options.ts';
import { STATIONS } from './stories-options.ts';

const values = (options: readonly { readonly value: number }[]) => options.map(({ value }) => value);

describe('matches', () => {
  it.each(['nuble', 'ÑUBLE', 'fruti', ' ñuble  frut ', ''])('finds "Frutícola Ñuble" by «%s»', (typed) => {
    expect(matches('Frutícola Ñuble', typed)).toBe(true);
  });

  it('asks for every word', () => {
    expect(matches('Frutícola Ñuble', 'nuble sur')).toBe(false);
  });
});

describe('foundOptions', () => {
  it('shows the first of 2,000 and says how many more there are', () => {
    const { options, more } = foundOptions(STATIONS, '', []);
    expect(values(options)).toEqual(values(STATIONS.slice(0, MOST_SHOWN)));
    expect(more).toBe(2000 - MOST_SHOWN);
  });

  it('shows all that match where they are few', () => {
    const { options, more } = foundOptions(STATIONS, '199', []);
    expect(values(options)).toEqual([199, 1199, 1990, 1991, 1992, 1993, 1994, 1995, 1996, 1997, 1998, 1999]);
    expect(more).toBe(0);
  });

  it('shows a chosen option that matches, even far behind', () => {
    const { options, more } = foundOptions(STATIONS, 'est', [7, 1203]);
    expect(options).toHaveLength(MOST_SHOWN + 1);
    expect(options.at(-1)?.value).toBe(1203);
    expect(more).toBe(2000 - MOST_SHOWN - 1);
    expect(values(foundOptions(STATIONS, '1999', [1203]).options)).toEqual([1999]);
  });

  it('finds an option by its other name, and by words of both', () => {
    const pests = [
      { value: 2, label: 'Carpocapsa', alsoFoundBy: 'Cydia pomonella' },
      { value: 20, label: 'Oídio' },
    ];
    for (const typed of ['cydia', 'CÝDIA', 'pomonella carpo'])
      expect(values(foundOptions(pests, typed, []).options)).toEqual([2]);
    expect(foundOptions(pests, 'lobesia', []).options).toEqual([]);
  });

  it('stays short when all are chosen', () => {
    const { options, more } = foundOptions(STATIONS, '', values(STATIONS));
    expect(options).toHaveLength(2 * MOST_SHOWN);
    expect(options.length + more).toBe(2000);
  });
});
