/**
 * The capital letters of a geometric alphabet whose strokes have equal widths. Each entry contains the SVG path data of
 * a letter, and the approximate width of this path. The letters are 70 units high. The baseline is at y = 70.
 */
export const CAPITALS: Readonly<Record<string, readonly [data: string, width: number]>> = {
  A: ['M0 70L29 0L58 70M11 46H47', 58],
  B: ['M24 32A16 16 0 0 0 24 0H0V70H27A19 19 0 0 0 27 32H0', 46],
  C: ['M61.8 12.5A35 35 0 1 0 61.8 57.5', 62],
  D: ['M0 0H22A35 35 0 0 1 22 70H0Z', 57],
  E: ['M42 0H0V70H42M0 35H36', 42],
  F: ['M42 0H0V70M0 36H36', 40],
  G: ['M61.8 12.5A35 35 0 1 0 70 38H42', 70],
  H: ['M0 0V70M52 0V70M0 35H52', 52],
  I: ['M0 0V70', 0],
  J: ['M32 0V53A16 17 0 0 1 0 57', 32],
  K: ['M0 0V70M46 0L0 43M18 27L48 70', 48],
  L: ['M0 0V70H40', 40],
  M: ['M0 70V0L32 48L64 0V70', 64],
  N: ['M0 70V0L52 70V0', 52],
  O: ['M70 35A35 35 0 1 1 0 35A35 35 0 1 1 70 35', 70],
  P: ['M0 70V0H26A20 20 0 0 1 26 40H0', 46],
  Q: ['M70 35A35 35 0 1 1 0 35A35 35 0 1 1 70 35M46 48L68 72', 70],
  R: ['M0 70V0H26A20 20 0 0 1 26 40H0M26 40L47 70', 47],
  S: ['M44 14C41 5 34 0 24 0C12 0 4 7 4 17C4 41 46 28 46 52C46 63 37 70 24 70C12 70 4 64 1 54', 47],
  T: ['M0 0H52M26 0V70', 52],
  U: ['M0 0V44A26 26 0 0 0 52 44V0', 52],
  V: ['M0 0L28 70L56 0', 56],
  W: ['M0 0L22 70L44 4L66 70L88 0', 88],
  X: ['M0 0L50 70M50 0L0 70', 50],
  Y: ['M0 0L26 36L52 0M26 36V70', 52],
  Z: ['M2 0H48L0 70H50', 50],
};
