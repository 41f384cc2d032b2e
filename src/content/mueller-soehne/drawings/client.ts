import { letters } from '../../../../scripts/pictures/lettering';
import { picturePath, save } from '../../../../scripts/pictures/raster';
import { svg } from '../../../../scripts/pictures/svg';
import { disc, put, shape } from './paint';

const [CRUST, GOLD] = ['#5f3711', '#e0a83a'];

/** An ear in front of the sun. */
const ear = [
  'M0 40V-8',
  'M0 8Q-20 2 -18 -16Q0 -10 0 8Q20 2 18 -16Q0 -10 0 8Z',
  'M0 26Q-20 20 -18 2Q0 8 0 26Q20 20 18 2Q0 8 0 26Z',
  'M0 -10Q10 -24 0 -36Q-10 -24 0 -10Z',
]
  .map((d) => shape(d, CRUST))
  .join('');

/** The client's logo (§2.9): dark letters, for it always stands on a light tile. */
export async function client(): Promise<void> {
  const logo = svg(
    240,
    96,
    disc(40, 48, 34, GOLD),
    put(ear, 40, 48, 0.8),
    letters('Sonnwendkorn', { x: 86, y: 50, size: 13.2, color: CRUST, weight: 12 }),
    letters('Brot und Mehl', { x: 86, y: 70, size: 8.5, color: CRUST, weight: 9, tracking: 4 }),
  );
  await save(picturePath('clients/sonnwendkorn.svg'), logo);
}
