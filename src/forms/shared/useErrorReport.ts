import { useRef, useState } from 'react';
import { words } from '#site/words/forms';
import type { FieldErrors } from '../../submission';
import { getFieldId } from '../fields/useField';
import { useDelayedFocus } from './focus';
import { useNoscriptPage } from './noscript';

/**
 * An empty error report. `names` lists the invalid fields in the order of the form's fields. `otherMessages` contains
 * the joined messages of all invalid fields except the first. `reportNumber` is the number of reports so far, so that
 * each report is announced once.
 */
const NO_REPORT = { names: [] as readonly string[], otherMessages: '', reportNumber: 0 };

/**
 * The open alert: 'errors' lists invalid fields (§5.2), 'renewed' reports a new build of the site, and an object
 * reports a failure (§8). `advice` is the relay's message, such as a request to wait, or ''.
 */
type FormAlert = 'errors' | 'renewed' | { advice: string };

/**
 * Returns the state of a form's error report (§5.2, §8) and the functions that change the report. `show` reports
 * errors. With 'alert', `show` opens an alert that lists all errors. With 'focus', `show` moves the focus to the first
 * invalid field, which announces its own error.
 */
export function useErrorReport(idPrefix: string, errorAnnouncement: 'alert' | 'focus') {
  const getId = (name: string) => getFieldId(idPrefix, name);
  const toast = useRef<HTMLElement>(null);
  const [alert, setAlert] = useState<FormAlert | null>(null);
  const noscript = useNoscriptPage();
  const [report, setReport] = useState(() =>
    noscript ? { ...NO_REPORT, names: Object.keys(noscript.errors) } : NO_REPORT,
  );
  const focusLater = useDelayedFocus(alert !== null);
  const clear = () => setReport(({ reportNumber }) => ({ ...NO_REPORT, reportNumber }));

  return {
    toast,
    report,
    alert,
    setAlert,
    clear,
    focusSubmit: () => focusLater(getId('submit')),
    show: (errors: FieldErrors) => {
      const names = Object.keys(errors);
      const otherErrors = names.slice(1).map((name) => errors[name]);
      setReport(({ reportNumber }) => ({
        names,
        otherMessages: otherErrors.join(words.shared.betweenSentences),
        reportNumber: reportNumber + 1,
      }));
      if (errorAnnouncement === 'alert') setAlert('errors');
      else focusLater(getId(names[0] ?? 'submit'), () => toast.current);
    },
    /**
     * Returns the errors of the report that still exist, in the order of the report, and the handlers that close the
     * alert and the toast.
     */
    getErrorLines: (errors: FieldErrors) => {
      const lines = report.names.flatMap((name) =>
        errors[name] ? [{ targetId: getId(name), text: errors[name] }] : [],
      );
      const firstInvalidId = lines[0]?.targetId ?? getId('submit');
      return {
        lines,
        closeAlert: () => {
          setAlert(null);
          if (alert === 'errors') focusLater(firstInvalidId, () => toast.current);
          else focusLater(getId('submit'));
        },
        dismissErrors: () => {
          clear();
          focusLater(firstInvalidId);
        },
      };
    },
  };
}
