import { settings } from '#site/settings';
import { words as say } from '#site/words/outcomes';
import { fill } from '../../site/fill';
import type { Arrived } from '../../submission';
import { useNoscriptPage } from './noscript';
import styles from './SubmissionStatus.module.css';

const { arrived: words } = say;

const counted = (text: string, count: number): string =>
  fill(text, { count: new Intl.NumberFormat(settings.locale).format(count) });

/** Renders what the relay received, so that a sender can prove it later. The relay's page states times in UTC. */
export function ArrivedDetails({ arrived: { at, file, letterLength } }: { arrived: Arrived }) {
  const isScripted = useNoscriptPage() === null;
  const time = new Intl.DateTimeFormat(settings.locale, {
    dateStyle: 'long',
    timeStyle: 'long',
    ...(isScripted ? {} : { timeZone: 'UTC' }),
  });
  const rows: readonly (readonly [string, string])[] = [
    [words.at, time.format(new Date(at))],
    ...(file
      ? ([
          [words.file, file.name],
          [words.size, counted(words.bytes, file.size)],
          [words.sha256, file.sha256],
        ] as const)
      : []),
    ...(letterLength === undefined ? [] : [[words.letter, counted(words.characters, letterLength)] as const]),
  ];
  return (
    <dl className={styles.arrived}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
