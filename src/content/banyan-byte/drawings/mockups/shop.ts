import { at, box, colors, copy, dot, hairline, heart, lock, muted, product, stroke, text } from '../parts';

const { ink, forest, green, white, amber, clay } = colors;

/* What shops share: the top line, shelves of goods and the way to pay. */

/** A cart with the number of things in it. */
export const cart = (x: number, y: number, count: string, color: string = ink): string =>
  stroke(`M${x} ${y}h5l4 14h14l4-10h-20`, color, 2.4) +
  dot(x + 11, y + 20, 2.4, color) +
  dot(x + 21, y + 20, 2.4, color) +
  dot(x + 28, y - 3, 9, clay) +
  text(x + 28, y + 1, count, 11, white, 700, 'middle');

/** A shop's top line: name, search field and cart. */
export const header = (width: number, name: string, count: string): string =>
  text(26, 38, name, 20, ink, 700) +
  box(width - 290, 18, 190, 30, '#f1f7f3', 15) +
  dot(width - 270, 32, 6, 'none', { stroke: muted, strokeWidth: 2 }) +
  copy(width - 252, 29, [70], '#bcd3c8', 7) +
  cart(width - 62, 24, count);

/** A grid of goods with a price under each. */
export function shelf(
  x: number,
  y: number,
  columnCount: number,
  rows: number,
  size: number,
  gap: number,
  wish = false,
): string {
  return Array.from({ length: columnCount * rows }, (_, index) => {
    const left = x + (index % columnCount) * (size + gap);
    const top = y + Math.floor(index / columnCount) * (size + 44);
    return (
      product(left, top, size, (index * 5 + 2) % 6) +
      copy(left, top + size + 9, [Math.round(size * 0.7)], '#bcd3c8', 7) +
      box(left, top + size + 22, Math.round(size * 0.38), 8, ink, 4) +
      (wish ? heart(left + size - 15, top + 15, index % 3 === 0 ? clay : '#b9cfc4') : '')
    );
  }).join('');
}

/** Card payment: a form beside the order's lines. */
export const checkout = (width: number): string =>
  text(28, 44, 'Checkout', 24, ink, 700) +
  text(28, 84, 'Pay by card', 15) +
  box(28, 98, 300, 40, '#f1f7f3', 10) +
  copy(44, 114, [150], '#a9c5b8') +
  box(284, 107, 32, 22, forest, 4) +
  box(284, 112, 32, 5, amber, 0) +
  box(28, 150, 144, 40, '#f1f7f3', 10) +
  copy(44, 166, [54], '#a9c5b8') +
  box(184, 150, 144, 40, '#f1f7f3', 10) +
  copy(200, 166, [40], '#a9c5b8') +
  box(28, 208, 300, 42, green, 21) +
  text(178, 235, 'Pay ₹1,450', 16, white, 700, 'middle') +
  lock(28, 272) +
  copy(52, 278, [210]) +
  at(
    width - 262,
    30,
    box(0, 0, 234, 300, '#f4f9f6', 14),
    text(20, 34, 'Your order', 16),
    ...[0, 1, 2].map(
      (row) =>
        product(20, 52 + row * 62, 48, row * 2) +
        copy(82, 64 + row * 62, [90, 60], '#bcd3c8') +
        box(188, 68 + row * 62, 28, 8, ink, 4),
    ),
    stroke('M20 246h194', hairline, 1.5),
    text(20, 276, 'Total', 16),
    text(214, 276, '₹1,450', 16, green, 700, 'end'),
  );
