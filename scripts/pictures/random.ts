/** A seeded source of numbers in [0, 1): the same seed gives the same picture on every machine (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const lattice = (x: number, y: number): number => {
  let hash = Math.imul(x, 374761393) + Math.imul(y, 668265263);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
};
const ease = (t: number): number => t * t * (3 - 2 * t);

/** Smooth value noise in [0, 1]; one unit of x or y is one cell. */
export function noise(x: number, y = 0): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - column), ease(y - row)];
  const top = lattice(column, row) * (1 - u) + lattice(column + 1, row) * u;
  const bottom = lattice(column, row + 1) * (1 - u) + lattice(column + 1, row + 1) * u;
  return top * (1 - v) + bottom * v;
}

/** Noise over `octaves` ever finer layers, still in [0, 1]. */
export function fractal(x: number, y = 0, octaves = 4): number {
  let [sum, weight, total] = [0, 1, 0];
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += noise(x * 2 ** octave + octave * 17.3, y * 2 ** octave + octave * 9.1) * weight;
    total += weight;
    weight *= 0.5;
  }
  return sum / total;
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function smoothstep(from: number, to: number, value: number): number {
  return ease(Math.min(1, Math.max(0, (value - from) / (to - from))));
}
