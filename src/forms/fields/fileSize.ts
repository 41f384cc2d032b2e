import { settings } from '#site/settings';
import { words } from '#site/words/forms';
import { fill } from '../../site/fill';

const KB = 1024;
const MB = 1024 * KB;

/** Returns a file size for people from a number of bytes: '1 KB', '4.9 MB'. */
export function formatFileSize(bytes: number): string {
  const formatNumber = (value: number, digits: number) =>
    new Intl.NumberFormat(settings.locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
      value,
    );
  return bytes < MB
    ? fill(words.resume.kilobytes, { size: formatNumber(Math.max(1, bytes / KB), 0) })
    : fill(words.resume.megabytes, { size: formatNumber(bytes / MB, 1) });
}
