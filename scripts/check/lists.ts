import { repeated, type Look, type Site } from './site';
import { everySpot, everyText, findingAt } from './walk';

const DATES = ['updated', 'datePosted'];

const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** Where the content says when something was last changed. */
export const datesOf = (site: Site) =>
  everyText(site).filter(({ key, file }) => DATES.includes(key) && !file.startsWith('words/'));

/** §3: the entries of a list can be told apart, and dates are some. */
export function checkLists(site: Site): Look {
  const lists = everySpot(site).flatMap((spot) => {
    const entries: readonly unknown[] = Array.isArray(spot.value) ? spot.value : [];
    const ids = entries.map((entry) => (Object(entry) as { id?: unknown }).id).filter((id) => id !== undefined);
    return ids.length > 0 && ids.length === entries.length ? [{ spot, ids }] : [];
  });
  return {
    counts: {},
    findings: [
      ...lists
        // The team's has a check of its own (people.ts).
        .filter(({ spot }) => spot.path !== 'people.team.members')
        .flatMap(({ spot, ids }) =>
          repeated(ids).map((id) => findingAt(spot, `two entries have the id ‘${String(id)}’: give each its own.`)),
        ),
      ...datesOf(site).flatMap((spot) => {
        if (!isDate(spot.value))
          return [findingAt(spot, `‘${spot.value}’ is no date: write year, month and day, such as ‘2026-11-20’.`)];
        return spot.value > site.today
          ? [findingAt(spot, `‘${spot.value}’ is in the future: write the day of the last change.`)]
          : [];
      }),
    ],
  };
}
