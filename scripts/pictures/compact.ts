import { n } from './svg';

/** Numbers as path data writes them: a minus sign separates, too. */
const list = (values: readonly number[]): string => values.map(n).join(' ').replaceAll(' -', '-');

/**
 * Path data of absolute M, L, H, V, C, A and Z in fewer bytes: whole coordinates, each relative to the point before.
 * Positions are rounded before their distance is taken, so that errors do not add up.
 */
export function compact(data: string): string {
  let x = 0;
  let y = 0;
  let start = [x, y] as const;
  return data.replace(/([MLHVCAZ])([^MLHVCAZ]*)/g, (_, command: string, rest: string) => {
    const values = rest.trim() === '' ? [] : rest.trim().split(/\s+/).map(Number);
    const toX = Math.round(command === 'V' ? x : (values.at(command === 'H' ? -1 : -2) ?? x));
    const toY = Math.round(command === 'H' ? y : (values.at(-1) ?? y));
    const [dx, dy] = [toX - x, toY - y];
    const letter = command.toLowerCase();
    // Control points come in pairs; an arc's flags need nothing between them and what follows.
    const controls = values.slice(0, -2).map((value, index) => Math.round(value) - (index % 2 === 0 ? x : y));
    const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0] = values;
    [x, y] = command === 'Z' ? start : [toX, toY];
    if (command === 'M') start = [x, y];
    if (command === 'Z') return letter;
    if (command === 'H') return letter + n(dx);
    if (command === 'V') return letter + n(dy);
    if (command === 'A') return `a${list([rx, ry, turn])} ${large}${sweep}${list([dx, dy])}`;
    return letter + list([...controls, dx, dy]);
  });
}
