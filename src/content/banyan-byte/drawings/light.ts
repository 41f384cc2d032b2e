import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { Rgb } from './palette';
import { linear } from './palette';
import { seeded } from '../../../../scripts/pictures/random';

const encode = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
const decodeTable = Float32Array.from({ length: 256 }, (_, index) => {
  const value = index / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** One box blur along rows of a three-channel picture, written transposed: two passes blur both ways. */
function boxTransposed(source: Float32Array, width: number, height: number, radius: number): Float32Array {
  const target = new Float32Array(source.length);
  const scale = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      const at = (x: number): number => source[(y * width + Math.min(width - 1, Math.max(0, x))) * 3 + channel] ?? 0;
      let sum = 0;
      for (let x = -radius; x <= radius; x += 1) sum += at(x);
      for (let x = 0; x < width; x += 1) {
        target[(x * height + y) * 3 + channel] = sum * scale;
        sum += at(x + radius + 1) - at(x - radius);
      }
    }
  }
  return target;
}

/**
 * A canvas of linear light in floating point. Glow adds up as it does in a lens and gradients stay free of
 * bands: the only rounding is a dithered one at the very end.
 */
export class Light {
  readonly pixels: Float32Array;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.pixels = new Float32Array(width * height * 3);
  }

  /** Sets every pixel from its position, both coordinates 0 to 1. */
  paint(color: (x: number, y: number) => Rgb): this {
    for (let index = 0; index < this.width * this.height; index += 1) {
      this.pixels.set(
        color((index % this.width) / this.width, Math.floor(index / this.width) / this.height),
        index * 3,
      );
    }
    return this;
  }

  /** Lays an SVG over the canvas as paint covers a wall. Drawn at the canvas's own size. */
  async cover(markup: string): Promise<this> {
    const layer = await rgba(markup, this.width, this.height);
    for (let index = 0; index < this.width * this.height; index += 1) {
      const alpha = (layer[index * 4 + 3] ?? 0) / 255;
      if (alpha === 0) continue;
      for (let channel = 0; channel < 3; channel += 1) {
        const at = index * 3 + channel;
        const paint = decodeTable[layer[index * 4 + channel] ?? 0] ?? 0;
        this.pixels[at] = (this.pixels[at] ?? 0) * (1 - alpha) + paint * alpha;
      }
    }
    return this;
  }

  /** Adds an SVG as light. `glow` lists blurs as [radius in pixels at 2560 wide, gain]. */
  async shine(markup: string, gain = 1, glow: readonly (readonly [number, number])[] = []): Promise<this> {
    const layer = await rgba(markup, this.width, this.height);
    const light = new Light(this.width, this.height);
    for (let index = 0; index < this.width * this.height; index += 1) {
      const alpha = ((layer[index * 4 + 3] ?? 0) / 255) * gain;
      if (alpha === 0) continue;
      for (let channel = 0; channel < 3; channel += 1) {
        light.pixels[index * 3 + channel] = (decodeTable[layer[index * 4 + channel] ?? 0] ?? 0) * alpha;
      }
    }
    return this.add(light, 1, glow);
  }

  /** Adds another canvas of the same size as light, with its glow. */
  add(light: Light, gain = 1, glow: readonly (readonly [number, number])[] = []): this {
    const sources: (readonly [Float32Array, number])[] = [[light.pixels, gain]];
    for (const [radius, strength] of glow) sources.push([light.blurred((radius * this.width) / 2560), strength * gain]);
    for (const [source, strength] of sources) {
      for (let at = 0; at < source.length; at += 1)
        this.pixels[at] = (this.pixels[at] ?? 0) + (source[at] ?? 0) * strength;
    }
    return this;
  }

  /** A blurred copy of the pixels (three box blurs come close to a Gaussian). */
  blurred(radius: number): Float32Array {
    const size = Math.max(1, Math.round(radius / 1.7));
    let result = this.pixels;
    for (let pass = 0; pass < 3; pass += 1) {
      result = boxTransposed(result, this.width, this.height, size);
      result = boxTransposed(result, this.height, this.width, size);
    }
    return result;
  }

  /** A soft round light. Position and radius in pixels of the canvas; `squash` flattens it. */
  lamp(x: number, y: number, radius: number, color: string, gain: number, squash = 1): this {
    const [red, green, blue] = linear(color, gain);
    const [top, bottom] = [
      Math.max(0, Math.floor(y - radius * 2.6 * squash)),
      Math.min(this.height - 1, Math.ceil(y + radius * 2.6 * squash)),
    ];
    const [left, right] = [
      Math.max(0, Math.floor(x - radius * 2.6)),
      Math.min(this.width - 1, Math.ceil(x + radius * 2.6)),
    ];
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        const distance = ((column - x) / radius) ** 2 + ((row - y) / (radius * squash)) ** 2;
        const power = Math.exp(-distance * 1.2) - Math.exp(-6.76 * 1.2);
        if (power <= 0) continue;
        const at = (row * this.width + column) * 3;
        this.pixels[at] = (this.pixels[at] ?? 0) + red * power;
        this.pixels[at + 1] = (this.pixels[at + 1] ?? 0) + green * power;
        this.pixels[at + 2] = (this.pixels[at + 2] ?? 0) + blue * power;
      }
    }
    return this;
  }

  /** To an ordinary picture: highlights roll off softly above `knee`, corners darken by `vignette`, fine dither hides bands. */
  develop({
    exposure = 1,
    knee = 0.6,
    vignette = 0,
  }: { exposure?: number; knee?: number; vignette?: number } = {}): Sharp {
    const random = seeded(7);
    const bytes = new Uint8Array(this.pixels.length);
    for (let index = 0; index < this.width * this.height; index += 1) {
      const [x, y] = [(index % this.width) / this.width - 0.5, Math.floor(index / this.width) / this.height - 0.5];
      const shade = exposure * (1 - vignette * Math.min(1, (x * x + y * y) * 2) ** 1.5);
      const grain = random() + random() - 1;
      for (let channel = 0; channel < 3; channel += 1) {
        const raw = Math.max(0, (this.pixels[index * 3 + channel] ?? 0) * shade);
        const soft = raw <= knee ? raw : knee + (1 - knee) * (1 - Math.exp(-(raw - knee) / (1 - knee)));
        bytes[index * 3 + channel] = Math.min(255, Math.max(0, encode(soft) * 255 + 0.5 + grain * 0.5));
      }
    }
    return sharp(bytes, { raw: { width: this.width, height: this.height, channels: 3 } });
  }
}

async function rgba(markup: string, width: number, height: number): Promise<Buffer> {
  return sharp(Buffer.from(markup), { unlimited: true })
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
}
