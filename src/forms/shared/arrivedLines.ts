import { settings } from '#site/settings';
import { words } from '#site/words/forms';
import { fill } from '../../site/fill';
import type { ReceivedData } from '../../submission';

const { arrived: arrivalWords } = words;

/**
 * Returns one line of text for each value that the relay received. The lines prove to the sender that the data arrived.
 * Without `timeZone`, the time is in the time zone of the visitor's device.
 */
export function formatReceivedData({ at, file, letterLength }: ReceivedData, timeZone?: string): string[] {
  const time = new Intl.DateTimeFormat(settings.locale, { dateStyle: 'long', timeStyle: 'long', timeZone });
  const number = new Intl.NumberFormat(settings.locale);
  return [
    fill(arrivalWords.at, { time: time.format(new Date(at)) }),
    ...(file
      ? [fill(arrivalWords.file, { name: file.name }), fill(arrivalWords.size, { count: number.format(file.size) })]
      : []),
    ...(letterLength === undefined ? [] : [fill(arrivalWords.letter, { count: number.format(letterLength) })]),
    // The checksum is the last line, because screen readers spell it out.
    ...(file ? [fill(arrivalWords.sha256, { sha256: file.sha256 })] : []),
  ];
}
