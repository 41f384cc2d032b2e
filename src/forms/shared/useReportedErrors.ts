import { useEffect, useEffectEvent, useState } from 'react';
import type { FormValues } from './drafts';

export type FieldErrors = Partial<Record<string, string>>;

interface Reported {
  message: string;
  /** What the field held then. */
  value: FormValues[string];
}

export interface ReportedErrors {
  /** What is still to mend, in the order in which it was reported. */
  remaining: readonly { name: string; message: string }[];
  /** The messages of the last report but the first, and its number: they are spoken once each time. */
  others: { messages: readonly string[]; report: number };
  report: (errors: FieldErrors, values: FormValues) => void;
  dismiss: () => void;
}

type Lines = ReadonlyMap<string, Reported>;

/** The lines without those of edited fields that are right now; those still wrong say what is wrong now. */
function revised(lines: Lines, edited: readonly string[], errors: FieldErrors, values: FormValues): Lines {
  return new Map(
    [...lines].flatMap(([name, line]): [string, Reported][] => {
      if (!edited.includes(name)) return [[name, line]];
      const message = errors[name];
      return message === undefined ? [] : [[name, { message, value: values[name] ?? null }]];
    }),
  );
}

/**
 * The list of the error toast: it stays until dismissed, and a line goes once its field is mended, which a field is
 * that was edited and passes `check`.
 */
export function useReportedErrors(
  values: FormValues,
  check: (values: FormValues) => Promise<FieldErrors>,
): ReportedErrors {
  const [reported, setReported] = useState<Lines>(new Map());

  const [others, setOthers] = useState<ReportedErrors['others']>({ messages: [], report: 0 });

  const bringUpToDate = useEffectEvent((latest: FormValues, isCurrent: () => boolean) => {
    const edited = [...reported].filter(([name, { value }]) => latest[name] !== value).map(([name]) => name);
    if (edited.length === 0) return;
    check(latest)
      .then((errors) => isCurrent() && setReported((before) => revised(before, edited, errors, latest)))
      .catch((error: unknown) => console.warn('The list of errors could not be brought up to date.', error));
  });
  useEffect(() => {
    let isLatest = true;
    bringUpToDate(values, () => isLatest);
    return () => {
      isLatest = false;
    };
  }, [values]);

  return {
    remaining: [...reported].map(([name, { message }]) => ({ name, message })),
    others,
    report: (errors, at) => {
      const lines = Object.entries(errors).flatMap(([name, message]) =>
        message === undefined ? [] : [{ name, message }],
      );
      setReported(new Map(lines.map(({ name, message }) => [name, { message, value: at[name] ?? null }])));
      setOthers(({ report }) => ({ messages: lines.slice(1).map(({ message }) => message), report: report + 1 }));
    },
    dismiss: () => {
      setReported(new Map());
      setOthers(({ report }) => ({ messages: [], report }));
    },
  };
}
