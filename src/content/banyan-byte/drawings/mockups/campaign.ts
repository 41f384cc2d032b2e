import { scene } from '../frames';
import {
  at,
  box,
  card,
  chip,
  chipWidth,
  chips,
  colors,
  dot,
  envelope,
  hairline,
  muted,
  play,
  progress,
  stroke,
  text,
} from '../parts';
import { element } from '../../../../../scripts/pictures/svg';

const { ink, forest, green, leaf, sapling, white, amber, clay } = colors;

/* Calendars and reports of a campaign. */

const days = ['M', 'T', 'W', 'T', 'F', 'S', 'S'] as const;
const channelColors = [green, clay, leaf, amber, '#4c8f9a', forest] as const;

/** An invented network's sign: a plain shape in its colour. */
function sign(x: number, y: number, index: number): string {
  const color = channelColors[index % channelColors.length] ?? green;
  const marks = [
    dot(x + 15, y + 15, 6, 'none', { stroke: white, strokeWidth: 3 }),
    stroke(`M${x + 9} ${y + 19}l6-10 6 10`, white, 3),
    box(x + 9, y + 9, 12, 12, white, 3),
    stroke(`M${x + 9} ${y + 15}h12m-6-6v12`, white, 3),
    stroke(`M${x + 8} ${y + 17}q4-8 7-2t7-2`, white, 3),
    stroke(`M${x + 10} ${y + 20}v-6m5 6v-10m5 10v-4`, white, 3),
  ];
  return box(x, y, 30, 30, color, 9) + (marks[index] ?? '');
}

/** One week of posts: a row a channel, a field on each posting day; promoted ones carry a spark. */
function week(
  x: number,
  y: number,
  width: number,
  channels: number,
  postDays: readonly number[],
  pitch: number,
  promoted = false,
): string {
  const cell = (width - 56) / 7;
  const head = days.map((day, index) => text(x + 56 + cell * (index + 0.5), y, day, 14, muted, 600, 'middle'));
  const rows = Array.from({ length: channels }, (_unused, row) => {
    const top = y + 16 + row * pitch;
    const fields = days.map((_, day) => {
      const posting = postDays.includes((day + (postDays.length < 7 ? row % 2 : 0)) % 7);
      const color = channelColors[row % channelColors.length];
      const left = x + 56 + cell * day + 3;
      return (
        box(
          left,
          top,
          cell - 6,
          pitch - 8,
          posting ? (color ?? green) : '#eef5f0',
          8,
          posting ? { opacity: 0.88 } : {},
        ) + (posting && promoted && (day + row) % 3 === 0 ? dot(left + cell - 14, top + 8, 5, white) : '')
      );
    });
    return sign(x, top + (pitch - 38) / 2, row) + fields.join('');
  });
  return head.join('') + rows.join('');
}

/** The month's e-mail campaigns and films under the week. */
const month = (x: number, y: number, mails: number, films: number): string =>
  Array.from({ length: mails }, (_, index) => envelope(x + index * 34, y + 4, leaf)).join('') +
  text(x + mails * 34 + 8, y + 18, `${mails} e-mail campaign${mails > 1 ? 's' : ''}`, 15) +
  (films === 0
    ? ''
    : Array.from({ length: films }, (_, index) => play(x + 352 + index * 34, y + 12, clay)).join('') +
      text(x + 352 + films * 34 - 6, y + 18, `${films} video${films > 1 ? 's' : ''}`, 15));

interface Calendar {
  readonly tone: 'mist' | 'dawn' | 'dusk';
  readonly channels: number;
  readonly posts: string;
  readonly postDays: readonly number[];
  readonly mails: number;
  readonly films: number;
  readonly notes: readonly string[];
  readonly promoted?: boolean;
}

export function calendar({ tone, channels, posts, postDays, mails, films, notes, promoted = false }: Calendar): string {
  const pitch = channels > 4 ? 46 : channels > 2 ? 62 : 74;
  const bottom = 90 + channels * pitch + 24;
  const height = bottom + 62;
  const top = (560 - height - 52) / 2;
  return scene(
    tone,
    at(
      60,
      top,
      card(0, 0, 680, height, white, 20),
      text(32, 46, 'Campaign calendar', 22, ink, 700),
      chip(648 - chipWidth(posts), 28, posts),
      week(32, 82, 616, channels, postDays, pitch, promoted),
      stroke(`M32 ${bottom}h616`, hairline, 1.5),
      month(32, bottom + 18, mails, films),
    ),
    chips(60, top + height + 22, notes, tone === 'dusk' ? amber : green, tone === 'dusk' ? ink : white),
  );
}

/** A report page with its title and period. */
export const report = (tone: 'mist' | 'dawn' | 'dusk', period: string, ...parts: readonly string[]): string =>
  scene(
    tone,
    at(
      48,
      44,
      card(0, 0, 704, 472, white, 20),
      text(32, 48, 'Marketing report', 22, ink, 700),
      chip(672 - chipWidth(period), 29, period),
      ...parts,
    ),
  );
/** A titled field of a report, parts placed from its corner. */
export const panel = (
  x: number,
  y: number,
  width: number,
  height: number,
  title: string,
  ...parts: readonly string[]
): string => at(x, y, box(0, 0, width, height, '#f4f9f6', 14), text(20, 32, title, 15), ...parts);

/** A funnel of narrowing steps. */
export const funnel = (x: number, y: number, width: number, steps: readonly number[]): string =>
  steps
    .map((share, index) => {
      const next = steps[index + 1] ?? share * 0.8;
      const [left, below] = [(width * (1 - share)) / 2, (width * (1 - next)) / 2];
      const fill = [sapling, leaf, green, forest][index] ?? forest;
      return element('path', {
        d: `M${x + left} ${y + index * 44}H${x + width - left}L${x + width - below} ${y + index * 44 + 38}H${x + below}Z`,
        fill,
      });
    })
    .join('');

/** Labelled progress bars, one under the other. */
export const bars = (x: number, y: number, width: number, rows: readonly (readonly [string, number])[]): string =>
  rows
    .map(
      ([label, share], index) =>
        text(x, y + index * 44, label, 14) + progress(x, y + 10 + index * 44, width, share, channelColors[index]),
    )
    .join('');
