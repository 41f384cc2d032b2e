import { settings } from '#site/settings';
import { words } from '#site/words/forms';
import { fill } from '../../site/fill';
import type { Arrived } from '../../submission';

const { arrived: said } = words;

/**
 * Returns what the relay received, a line each, so that a sender can prove it later. Without `timeZone`, the time is that
 * of the visitor's device.
 */
export function arrivedLines({ at, file, letterLength }: Arrived, timeZone?: string): string[] {
  const time = new Intl.DateTimeFormat(settings.locale, { dateStyle: 'long', timeStyle: 'long', timeZone });
  const number = new Intl.NumberFormat(settings.locale);
  return [
    fill(said.at, { time: time.format(new Date(at)) }),
    ...(file ? [fill(said.file, { name: file.name }), fill(said.size, { count: number.format(file.size) })] : []),
    ...(letterLength === undefined ? [] : [fill(said.letter, { count: number.format(letterLength) })]),
    // Last, because a screen reader spells it: nobody has to pass it on the way to another line.
    ...(file ? [fill(said.sha256, { sha256: file.sha256 })] : []),
  ];
}
