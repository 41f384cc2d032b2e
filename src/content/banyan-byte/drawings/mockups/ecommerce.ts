import { browser, phone, scene, sidebar } from '../frames';
import {
  at,
  avatar,
  box,
  button,
  card,
  chip,
  chips,
  colors,
  columns,
  copy,
  dot,
  envelope,
  hairline,
  heart,
  muted,
  product,
  ring,
  stroke,
  text,
  tick,
  trend,
} from '../parts';
import type { Pairs } from './pairs';
import { cart, checkout, header, shelf } from './shop';

const { ink, forest, green, leaf, sapling, mist, white, amber, clay } = colors;

const basicShop = scene(
  'mist',
  browser(
    64,
    48,
    672,
    464,
    'clay-and-co.example',
    header(672, 'Clay & Co', '1'),
    shelf(34, 84, 5, 2, 108, 16),
    chip(262, 384, 'Up to 10 products'),
  ),
);
const basicPay = scene('mist', browser(64, 70, 672, 420, 'clay-and-co.example/pay', checkout(672)));

const startupShop = scene(
  'dawn',
  browser(
    50,
    34,
    700,
    484,
    'threadbare.example',
    header(700, 'Threadbare', '2'),
    box(26, 68, 648, 66, green, 14) +
      text(50, 108, 'WELCOME10', 22, white, 700) +
      copy(220, 98, [180], sapling) +
      button(534, 85, 116, 'Use coupon', amber, ink),
    shelf(26, 152, 6, 2, 84, 28.8),
    ...['1', '2', '3', '4', '5'].map(
      (page, index) =>
        box(252 + index * 40, 408, 30, 24, index === 0 ? green : mist, 8) +
        text(267 + index * 40, 425, page, 13, index === 0 ? white : green, 600, 'middle'),
    ),
  ),
  chip(330, 512, 'Up to 50 products', ink, white),
);
const startupCart = scene(
  'dawn',
  browser(
    44,
    70,
    440,
    420,
    'threadbare.example/cart',
    text(26, 44, 'Your cart', 24, ink, 700),
    ...[0, 1, 2].map(
      (row) =>
        product(26, 66 + row * 82, 66, row + 1) +
        copy(108, 84 + row * 82, [150, 100]) +
        box(362, 94 + row * 82, 48, 10, ink, 5),
    ),
    box(26, 318, 236, 40, mist, 10),
    text(44, 343, 'Coupon −10%', 15, green),
    button(284, 322, 126, 'Check out'),
  ),
  at(
    430,
    110,
    card(0, 0, 326, 190),
    envelope(24, 26, clay),
    text(60, 40, 'You left something', 18),
    copy(24, 66, [270, 220]),
    product(24, 106, 60, 2),
    button(104, 118, 170, 'Back to your cart'),
  ),
  at(
    520,
    340,
    card(0, 0, 236, 104),
    envelope(22, 24),
    text(58, 38, 'Order confirmed', 16),
    stroke('M22 58h190', hairline),
    tick(31, 80),
    text(50, 85, 'E-mail sent', 14, muted),
  ),
);

const standardShop = scene(
  'mist',
  browser(
    34,
    30,
    732,
    500,
    'verdant-home.example',
    header(732, 'Verdant Home', '3'),
    at(
      26,
      72,
      text(0, 18, 'Filter', 15),
      ...[0, 1, 2, 3, 4].map(
        (row) =>
          box(0, 36 + row * 34, 16, 16, row === 1 ? leaf : '#dbe9e1', 5) +
          copy(26, 40 + row * 34, [70 - row * 6], '#bcd3c8'),
      ),
      text(0, 236, 'Price', 15),
      box(0, 254, 110, 6, mist, 3),
      box(20, 254, 60, 6, leaf, 3),
      dot(20, 257, 8, green),
      dot(80, 257, 8, green),
    ),
    shelf(168, 72, 5, 3, 82, 32, true),
  ),
  at(552, 484, card(0, 0, 216, 54), heart(30, 29), text(52, 33, 'Saved for later', 16)),
);
const standardBoard = scene(
  'mist',
  browser(
    40,
    36,
    720,
    488,
    'verdant-home.example/admin',
    sidebar(150, 450),
    ...['Overview', 'Orders', 'Products', 'SEO'].map(
      (label, index) =>
        (index === 0 ? box(12, 26, 126, 34, green, 10) : '') +
        text(28, 48 + index * 46, label, 15, index === 0 ? white : sapling),
    ),
    text(176, 46, 'Analytics', 22, ink, 700),
    ...[
      ['Orders', '248'],
      ['Revenue', '₹3.1L'],
      ['Visitors', '9,420'],
    ].map(
      ([label = '', value = ''], index) =>
        box(176 + index * 178, 64, 164, 82, '#f4f9f6', 12) +
        text(194 + index * 178, 92, label, 13, muted, 500) +
        text(194 + index * 178, 126, value, 24, ink, 700),
    ),
    box(176, 162, 342, 260, '#f4f9f6', 12) +
      text(194, 192, 'Sales', 16) +
      trend(194, 214, 304, 180, [0.2, 0.32, 0.28, 0.45, 0.4, 0.62, 0.58, 0.78, 0.92]),
    box(532, 162, 164, 260, '#f4f9f6', 12) +
      text(550, 192, 'Speed', 16) +
      ring(614, 264, 44, 0.96) +
      text(614, 272, '96', 24, ink, 700, 'middle') +
      copy(556, 340, [116, 90, 104]),
  ),
);

const premiumShop = scene(
  'dusk',
  browser(
    30,
    34,
    514,
    492,
    'atelier-nord.example',
    text(26, 40, 'Nord', 20, ink, 700),
    chips(140, 20, ['EUR', 'INR', 'USD'], mist, green),
    chips(330, 20, ['DE', 'EN'], amber, ink),
    cart(458, 24, '4'),
    box(26, 66, 462, 118, forest, 16) +
      text(52, 118, 'Autumn collection', 28, white, 700) +
      copy(52, 138, [220], sapling) +
      product(372, 76, 98, 4),
    shelf(26, 204, 4, 2, 80, 47, true),
  ),
  at(
    566,
    92,
    card(0, 0, 204, 128),
    text(22, 36, 'Loyalty', 16),
    text(22, 74, '1,240 points', 22, green, 700),
    box(22, 92, 160, 10, mist, 5),
    box(22, 92, 112, 10, amber, 5),
  ),
  at(
    566,
    246,
    card(0, 0, 204, 122),
    text(22, 36, 'Marketplaces', 16),
    ...[0, 1, 2].map(
      (index) =>
        box(22 + index * 56, 54, 46, 46, [mist, '#fdf0da', '#f3e0d7'][index] ?? mist, 12) +
        tick(45 + index * 56, 77, [leaf, amber, clay][index]),
    ),
  ),
  at(
    566,
    394,
    card(0, 0, 204, 100),
    avatar(46, 50, 26),
    text(84, 44, 'Manager', 16),
    text(84, 66, '24/7 support', 14, muted, 500),
    dot(66, 70, 7, leaf, { stroke: white, strokeWidth: 2 }),
  ),
);
const premiumBoard = scene(
  'dusk',
  browser(
    36,
    40,
    520,
    480,
    'atelier-nord.example/admin',
    text(26, 44, 'All channels', 22, ink, 700),
    box(26, 64, 468, 190, '#f4f9f6', 14) +
      trend(46, 88, 428, 140, [0.25, 0.3, 0.42, 0.38, 0.55, 0.66, 0.62, 0.84, 0.95]),
    ...[
      ['Web shop', 0.92],
      ['Marketplace A', 0.7],
      ['Marketplace B', 0.54],
    ].map(
      ([label, share], index) =>
        text(26, 290 + index * 44, String(label), 15) +
        box(170, 279 + index * 44, 324, 12, mist, 6) +
        box(170, 279 + index * 44, 324 * Number(share), 12, [green, leaf, sapling][index] ?? leaf, 6),
    ),
  ),
  phone(
    554,
    48,
    440,
    'ios',
    text(18, 66, 'Checkout', 22, ink, 700),
    ...[0, 1].map((row) => product(18, 86 + row * 66, 54, row + 3) + copy(84, 100 + row * 66, [90, 60])),
    box(18, 226, 164, 44, '#fdf0da', 12),
    text(100, 253, '−120 points', 16, ink, 600, 'middle'),
    text(18, 306, 'Total', 16),
    text(182, 306, '€ 86', 20, green, 700, 'end'),
    box(18, 330, 164, 44, green, 22),
    text(100, 357, 'Pay', 17, white, 700, 'middle'),
  ),
  at(
    330,
    440,
    card(0, 0, 236, 82),
    envelope(22, 22),
    text(58, 36, 'Automation', 16),
    columns(22, 50, 190, 20, [0.4, 0.6, 0.5, 0.8, 0.7, 1]),
  ),
);

/** E-commerce plans (§9.7): 1 = the shop, 2 = paying or running it. */
export const ecommerce: Pairs = {
  'ecommerce-website-basic': [basicShop, basicPay],
  'ecommerce-website-startup': [startupShop, startupCart],
  'ecommerce-website-standard': [standardShop, standardBoard],
  'ecommerce-website-premium': [premiumShop, premiumBoard],
};
