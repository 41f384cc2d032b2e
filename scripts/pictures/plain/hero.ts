import site from '#site/site';
import { pageOfKind } from '../../../src/site/pages';
import { seeded } from '../random';
import { render, saveWidths } from '../raster';
import { element, linearGradient, svg } from '../svg';
import { paint } from './paint';

/** What a new firm's home page names until it has a picture of its own. */
export const PLACEHOLDER = 'hero/placeholder';

const [WIDTH, HEIGHT] = [1280, 720];
/** Where an upright window looks: 3:4, around the place that the hero's style shows (68 % from the left). In 2560ths. */
const UPRIGHT = { left: 1006, top: 0, width: 1080, height: 1440 };
const QUALITY = { avif: 50, webp: 80, effort: 1 };

/** Discs of the firm's colours, each name's in an order of its own; what is bright stands right of the words. */
function scene(): string {
  const next = seeded([...site.firm.name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7));
  const fills = [paint('brand'), paint('bandLine'), paint('bright'), paint('highlight'), paint('brand')];
  const discs = fills.map((fill, at) =>
    element('circle', {
      cx: 700 + next() * 460,
      cy: 120 + next() * 480,
      r: 210 - at * 36 + next() * 30,
      fill,
      opacity: 0.55 + at * 0.07,
    }),
  );
  const ground = linearGradient('ground', [
    [0, paint('deep')],
    [1, paint('night')],
  ]);
  return svg(
    WIDTH,
    HEIGHT,
    element('defs', {}, ground),
    element('rect', { width: WIDTH, height: HEIGHT, fill: 'url(#ground)' }),
    ...discs,
  );
}

/** The picture behind the home page's words, while it is the placeholder. */
export async function hero(): Promise<void> {
  const home = await pageOfKind(site.pages, 'home')?.content();
  if (!home?.default.hero.some(({ image }) => image.src === PLACEHOLDER)) return;
  const drawn = scene();
  await saveWidths(PLACEHOLDER, render(drawn, 2560), [640, 960, 1280, 1920, 2560], QUALITY);
  const upright = render(drawn, 2560).extract(UPRIGHT);
  await saveWidths(`${PLACEHOLDER}-upright`, upright, [480, 720, 1080], QUALITY);
}
