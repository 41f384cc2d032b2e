import { browser, scene } from '../frames';
import {
  at,
  avatar,
  card,
  colors,
  columns,
  copy,
  envelope,
  muted,
  play,
  ring,
  stroke,
  text,
  tick,
  trend,
} from '../parts';
import type { Pairs } from './pairs';
import { bars, calendar, funnel, panel, report } from './campaign';

const { ink, green, leaf, sapling, clay } = colors;

/** Digital Marketing plans (§9.10): 1 = the calendar with its channels and posts, 2 = the report. */
export const digital: Pairs = {
  'digital-marketing-basic': [
    calendar({
      tone: 'mist',
      channels: 2,
      posts: '3 posts/week',
      postDays: [0, 2, 4],
      mails: 1,
      films: 0,
      notes: ['2 social platforms', 'On-page SEO'],
    }),
    report(
      'mist',
      '1 month',
      panel(32, 74, 640, 210, 'Reach', trend(24, 56, 592, 126, [0.2, 0.3, 0.28, 0.4, 0.48, 0.55, 0.62])),
      panel(
        32,
        300,
        312,
        140,
        '2 platforms',
        bars(20, 66, 272, [
          ['Platform A', 0.7],
          ['Platform B', 0.5],
        ]),
      ),
      panel(
        360,
        300,
        312,
        140,
        'On-page SEO',
        ...['Titles', 'Headings', 'Links'].map(
          (label, index) => tick(32, 58 + index * 28) + text(52, 63 + index * 28, label, 14),
        ),
      ),
    ),
  ],
  'digital-marketing-startup': [
    calendar({
      tone: 'dawn',
      channels: 3,
      posts: '4 posts/week',
      postDays: [0, 1, 3, 5],
      mails: 2,
      films: 0,
      notes: ['3 platforms', 'PPC setup', 'On-page + off-page SEO'],
    }),
    report(
      'dawn',
      '2 months',
      panel(32, 74, 400, 210, 'Visits', columns(20, 54, 360, 132, [0.3, 0.36, 0.42, 0.4, 0.55, 0.6, 0.72, 0.8])),
      panel(448, 74, 224, 210, 'Conversions', funnel(26, 52, 172, [1, 0.66, 0.36])),
      panel(
        32,
        300,
        312,
        140,
        'PPC',
        text(20, 80, '1,240', 30, green, 700),
        text(108, 80, 'clicks', 15, muted),
        copy(20, 100, [220]),
      ),
      panel(360, 300, 312, 140, '3 platforms', columns(20, 50, 272, 70, [0.9, 0.6, 0.74], sapling, leaf)),
    ),
  ],
  'digital-marketing-standard': [
    calendar({
      tone: 'mist',
      channels: 5,
      posts: 'Daily posts',
      postDays: [0, 1, 2, 3, 4, 5, 6],
      mails: 4,
      films: 1,
      notes: ['5 platforms', 'Full SEO', 'Full PPC', 'CRO'],
    }),
    report(
      'mist',
      '3 months',
      panel(32, 74, 420, 190, 'Growth', trend(22, 52, 376, 114, [0.12, 0.22, 0.2, 0.38, 0.44, 0.6, 0.66, 0.85, 0.95])),
      panel(468, 74, 204, 190, 'CRO', ring(102, 112, 46, 0.64), text(102, 120, '+64%', 19, ink, 700, 'middle')),
      panel(
        32,
        280,
        312,
        160,
        'PPC: 2 networks',
        bars(20, 70, 272, [
          ['Search', 0.86],
          ['Social', 0.64],
        ]),
      ),
      panel(360, 280, 312, 160, '5 platforms', columns(20, 50, 272, 90, [0.8, 0.55, 0.95, 0.4, 0.7], sapling, leaf)),
    ),
  ],
  'digital-marketing-premium': [
    calendar({
      tone: 'dusk',
      channels: 6,
      posts: 'Daily posts',
      postDays: [0, 1, 2, 3, 4, 5, 6],
      mails: 4,
      films: 2,
      notes: ['5+ platforms', 'Paid promotion', 'AI-powered SEO'],
      promoted: true,
    }),
    scene(
      'dusk',
      browser(
        34,
        36,
        548,
        488,
        'report.example',
        text(26, 44, 'Bi-weekly report', 22, ink, 700),
        panel(
          26,
          62,
          496,
          168,
          'You and competitors',
          trend(20, 48, 456, 98, [0.5, 0.48, 0.52, 0.46, 0.5, 0.44], muted),
          trend(20, 48, 456, 98, [0.2, 0.34, 0.4, 0.6, 0.74, 0.96], leaf),
        ),
        panel(26, 246, 240, 180, 'Full funnel', funnel(24, 48, 192, [1, 0.72, 0.46])),
        panel(
          282,
          246,
          240,
          180,
          'PPC',
          bars(20, 62, 200, [
            ['Search', 0.9],
            ['Social', 0.72],
            ['Professional', 0.56],
          ]),
        ),
      ),
      at(
        556,
        90,
        card(0, 0, 214, 104),
        avatar(48, 52, 28),
        text(88, 47, 'Your manager', 15),
        text(88, 70, 'Dedicated', 14, muted, 500),
      ),
      at(
        556,
        222,
        card(0, 0, 214, 132),
        text(22, 36, 'E-mail flow', 15),
        ...[0, 1, 2].map(
          (index) =>
            envelope(26 + index * 66, 64, [leaf, green, clay][index]) +
            (index < 2 ? stroke(`M${58 + index * 66} 72h26`, muted, 2, { strokeDasharray: '2 6' }) : ''),
        ),
        copy(22, 100, [150]),
      ),
      at(556, 382, card(0, 0, 214, 100), play(44, 50, clay), play(82, 50, green), text(108, 55, '2 videos', 16)),
    ),
  ],
};
