import { settings } from '#site/settings';
import { words } from '#site/words/forms';
import { fillPlaceholders } from '../../site/fill';
import { isolate } from '../../site/isolate';
import type { ReceivedData } from '../../submission';

const { arrived: arrivalWords } = words;

/**
 * Returns lines of text about the received data: time, file name, file size, length of the letter, and checksum. With
 * these lines, the sender can verify that the data arrived. Without `timeZone`, the time is in the time zone of the
 * visitor's device. The name of the time zone is written out, because no glossary can list the abbreviations of all
 * zones.
 */
export function formatReceivedData({ at, file, letterLength }: ReceivedData, timeZone?: string): string[] {
  const timeFormat = new Intl.DateTimeFormat(settings.locale, { dateStyle: 'long', timeStyle: 'full', timeZone });
  const numberFormat = new Intl.NumberFormat(settings.locale);
  return [
    fillPlaceholders(arrivalWords.at, { time: timeFormat.format(new Date(at)) }),
    ...(file
      ? [
          fillPlaceholders(arrivalWords.file, { name: isolate(file.name) }),
          fillPlaceholders(arrivalWords.size, { count: numberFormat.format(file.size) }),
        ]
      : []),
    ...(letterLength === undefined
      ? []
      : [fillPlaceholders(arrivalWords.letter, { count: numberFormat.format(letterLength) })]),
    // The checksum is the last line, because screen readers spell it out.
    ...(file ? [fillPlaceholders(arrivalWords.sha256, { sha256: file.sha256 })] : []),
  ];
}
