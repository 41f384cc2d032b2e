import { browser, laptop, phone, scene, tablet } from '../frames';
import {
  at,
  box,
  card,
  chips,
  colors,
  columns,
  copy,
  dot,
  muted,
  photo,
  progress,
  ring,
  stroke,
  text,
  tick,
  trend,
} from '../parts';
import type { Pairs } from './pairs';
import { admin, api, booking, chat, home, labelled, people, shop, tabs, wallet } from './screens';

const { ink, forest, green, leaf, sapling, mist, white, amber, clay } = colors;

/** Mobile Application plans (§9.9): 1 = the app on what it runs on, 2 = what stands behind it. */
export const mobile: Pairs = {
  'mobile-application-basic': [
    scene(
      'mist',
      phone(286, 42, 460, 'android', home('Hello, Mia', sapling)),
      labelled(92, 250, 'Android or iOS'),
      stroke('M224 263h52', leaf, 2, { strokeDasharray: '2 7' }),
    ),
    scene(
      'mist',
      phone(120, 52, 440, 'ios', booking()),
      stroke('M352 220h90', leaf, 2.5, { strokeDasharray: '2 8' }),
      api(450, 190, '1 API'),
      at(
        450,
        290,
        card(0, 0, 240, 110),
        text(24, 40, '1-month support', 18),
        ...[0, 1, 2, 3].map((week) => box(24 + week * 50, 60, 42, 22, week === 0 ? leaf : sapling, 8)),
      ),
    ),
  ],
  'mobile-application-startup': [
    scene(
      'dawn',
      browser(
        280,
        84,
        460,
        330,
        'app.example',
        text(200, 50, 'Today', 22, ink, 700),
        photo(200, 68, 236, 110, amber),
        ...[0, 1].map((row) => copy(200, 196 + row * 40, [220, 160])),
      ),
      phone(60, 56, 440, 'ios', home('Today', amber)),
      phone(222, 116, 400, 'android', shop()),
      chips(474, 440, ['iOS', 'Android', 'PWA'], ink, white),
    ),
    scene(
      'dawn',
      admin(
        44,
        54,
        500,
        360,
        ['Orders', 'Users', 'Points'],
        text(0, 42, 'Orders', 20, ink, 700),
        columns(0, 66, 320, 120, [0.4, 0.55, 0.45, 0.7, 0.6, 0.82, 0.95]),
        ...[0, 1].map(
          (row) =>
            box(0, 206 + row * 46, 320, 36, '#f4f9f6', 10) +
            copy(18, 220 + row * 46, [120]) +
            tick(296, 224 + row * 46),
        ),
      ),
      phone(
        560,
        52,
        440,
        'android',
        text(18, 66, 'Loyalty', 20, ink, 700),
        box(18, 84, 164, 116, green, 18),
        ...Array.from({ length: 8 }, (_, index) =>
          dot(46 + (index % 4) * 36, 122 + Math.floor(index / 4) * 40, 13, index < 5 ? amber : forest),
        ),
        text(18, 236, 'Pay by card', 16),
        box(18, 250, 164, 40, '#f1f7f3', 12),
        copy(34, 266, [100]),
        box(18, 304, 164, 42, green, 21),
        text(100, 331, 'Pay', 16, white, 700, 'middle'),
      ),
      chips(64, 440, ['1 payment gateway', '3 APIs', 'Basic admin'], ink, white),
    ),
  ],
  'mobile-application-standard': [
    scene(
      'mist',
      laptop(
        230,
        74,
        500,
        312,
        box(0, 0, 500, 46, forest, 0),
        text(200, 30, 'Campus', 17, white, 700),
        photo(200, 64, 282, 130, sapling),
        ...[0, 1, 2].map(
          (index) =>
            box(200 + index * 97, 208, 88, 88, '#f1f7f3', 10) +
            dot(222 + index * 97, 232, 10, [sapling, amber, leaf][index] ?? leaf) +
            copy(214 + index * 97, 256, [56, 40]),
        ),
      ),
      phone(54, 62, 440, 'ios', home('Campus', sapling)),
      phone(220, 132, 390, 'android', chat()),
      chips(474, 478, ['iOS', 'Android', 'Web'], green, white),
    ),
    scene(
      'mist',
      admin(
        36,
        46,
        516,
        380,
        ['Overview', 'Users', 'Chat', 'Rewards'],
        text(0, 42, 'Overview', 20, ink, 700),
        trend(0, 62, 340, 110, [0.2, 0.35, 0.3, 0.55, 0.5, 0.75, 0.9]),
        people(0, 192, 344, ['Editor', 'Member']),
      ),
      phone(
        566,
        48,
        440,
        'android',
        box(0, 34, 200, 40, '#fdf0da', 0),
        text(100, 60, 'Offline: saved', 15, ink, 600, 'middle'),
        text(18, 106, 'Level 7', 22, ink, 700),
        progress(18, 120, 164, 0.7, amber),
        ...[0, 1, 2, 3, 4, 5].map(
          (index) =>
            box(18 + (index % 3) * 57, 146 + Math.floor(index / 3) * 58, 49, 49, index < 4 ? mist : '#f4f7f5', 14) +
            (index < 4
              ? tick(42.5 + (index % 3) * 57, 170.5 + Math.floor(index / 3) * 58, [leaf, amber, green, clay][index])
              : ''),
        ),
        ...[0, 1].map((row) => copy(18, 280 + row * 34, [150, 100])),
        tabs(2),
      ),
      chips(56, 458, ['Multiple gateways', 'Chat', 'Offline', '5 APIs'], green, white),
    ),
  ],
  'mobile-application-premium': [
    scene(
      'dusk',
      laptop(
        196,
        52,
        440,
        272,
        box(0, 0, 440, 40, green, 0),
        text(18, 26, 'Orbit', 16, white, 700),
        box(0, 40, 96, 232, '#f1f7f3', 0),
        ...[0, 1, 2, 3].map((row) => copy(16, 64 + row * 26, [60 - row * 6])),
        trend(120, 66, 296, 110, [0.2, 0.4, 0.35, 0.6, 0.55, 0.85, 0.95]),
        ...[0, 1, 2].map((index) => box(120 + index * 102, 196, 92, 56, mist, 10)),
      ),
      tablet(
        470,
        214,
        286,
        268,
        text(20, 42, 'Map', 18, ink, 700),
        photo(20, 58, 222, 120, sapling, leaf),
        columns(20, 192, 222, 36, [0.4, 0.7, 0.5, 0.9, 0.6, 1]),
      ),
      phone(58, 116, 400, 'ios', home('Orbit', sapling)),
      phone(226, 178, 344, 'android', wallet()),
      at(
        418,
        384,
        box(26, -22, 44, 152, muted, 14),
        box(0, 0, 96, 108, ink, 28, { filter: 'url(#s)' }),
        ring(48, 54, 28, 0.72, amber, 8),
        text(48, 60, '72', 17, white, 700, 'middle'),
      ),
      chips(520, 502, ['Full ecosystem', 'SLA support'], amber, ink),
    ),
    scene(
      'dusk',
      admin(
        34,
        46,
        532,
        400,
        ['Roles', 'APIs', 'Wallet', 'SLA'],
        text(0, 42, 'Roles', 20, ink, 700),
        people(0, 60, 360, ['Owner', 'Manager', 'Analyst', 'Support']),
        copy(0, 302, [240, 180]),
      ),
      phone(556, 52, 440, 'ios', wallet()),
      at(
        352,
        388,
        card(0, 0, 210, 112),
        ring(56, 56, 30, 0.99, leaf, 9),
        text(104, 50, '99.9 %', 20, ink, 700),
        text(104, 74, 'SLA', 15, muted),
      ),
      chips(50, 478, ['Unlimited APIs', 'Launch campaign'], amber, ink),
    ),
  ],
};
