import { useRef, useState } from 'react';
import { words } from '#site/words/forms';
import { fillPlaceholders } from '../../site/fill';
import type { FieldErrors } from '../../submission';
import { getFieldId } from '../fields/useField';
import { useDelayedFocus } from './focus';
import { useNoscriptPage } from './noscript';

/** A failure (§8). `advice` is the relay's request to wait, or '' if there is no request. */
interface Failure {
  advice: string;
}

/**
 * An empty error report. `names` lists the invalid fields in the order of the form's fields. `announcement` contains
 * the messages that the move of the focus does not announce. `focusedId` is the id of the first invalid control if this
 * control has the focus when the form reports its errors. Until this control loses the focus, its description omits the
 * error, because Orca repeats a description that changes while its control has the focus. `failure` is the failure
 * whose alert the visitor has closed, until the next edit or submit. `reportNumber` is the number of reports so far. It
 * distinguishes reports with the same text, so that each report is announced once.
 */
const NO_REPORT = {
  names: [] as readonly string[],
  announcement: '',
  focusedId: '',
  failure: null as Failure | null,
  reportNumber: 0,
};

/**
 * The open alert: 'errors' lists invalid fields (§5.2), 'renewed' reports a new build of the site, and an object
 * reports a failure.
 */
type FormAlert = 'errors' | 'renewed' | Failure;

/**
 * Returns the state of a form's error report (§5.2, §8) and the functions that change the report. `show` reports
 * errors. With 'alert', `show` opens an alert that lists all errors. With 'focus', `show` moves the focus to the first
 * invalid field, which announces its own error. If this field already has the focus, a live region announces its error.
 * The alert and the move of the focus wait while `isCovered` is true.
 */
export function useErrorReport(idPrefix: string, errorAnnouncement: 'alert' | 'focus', isCovered: boolean) {
  const getId = (name: string) => getFieldId(idPrefix, name);
  const toast = useRef<HTMLElement>(null);
  const [alert, setAlert] = useState<FormAlert | null>(null);
  const noscriptPage = useNoscriptPage();
  const [report, setReport] = useState(() =>
    noscriptPage ? { ...NO_REPORT, names: Object.keys(noscriptPage.errors) } : NO_REPORT,
  );
  const focusLater = useDelayedFocus(alert !== null || isCovered);
  const clear = () => setReport(({ reportNumber }) => ({ ...NO_REPORT, reportNumber }));
  const announce = (changes: Partial<typeof NO_REPORT>) => {
    setReport((current) => ({ ...current, ...changes, reportNumber: current.reportNumber + 1 }));
    const addErrorToDescription = () => setReport((current) => ({ ...current, focusedId: '' }));
    if (changes.focusedId) document.activeElement?.addEventListener('blur', addErrorToDescription, { once: true });
  };

  return {
    toast,
    report,
    alert: isCovered ? null : alert,
    setAlert,
    clear,
    /** Announces the error of a control that has the focus. */
    announceError: (focusedId: string, announcement: string) => announce({ focusedId, announcement }),
    /**
     * Removes the announced text and the failure, because both may be untrue after an edit. Screen readers do not
     * announce the removal. An edit before the announcement cancels the announcement.
     */
    clearAnnouncement: () =>
      setReport((current) =>
        current.announcement || current.failure ? { ...current, announcement: '', failure: null } : current,
      ),
    focusSubmit: () => focusLater(getId('submit')),
    show: (errors: FieldErrors) => {
      const names = Object.keys(errors);
      const firstId = getId(names[0] ?? 'submit');
      const focusedId = document.activeElement?.id === firstId ? firstId : '';
      const messages = names.slice(focusedId ? 0 : 1).map((name) => errors[name]);
      const text = messages.join(words.shared.betweenSentences);
      const announcement = focusedId || !text ? text : fillPlaceholders(words.shared.alsoWrong, { messages: text });
      announce({ names, announcement, focusedId, failure: null });
      if (errorAnnouncement === 'alert') setAlert('errors');
      else focusLater(firstId, () => toast.current);
    },
    /**
     * Returns the remaining errors of the report, in the order of the report. Also returns the functions that close the
     * alert and the toast.
     */
    getErrorListProps: (errors: FieldErrors) => {
      const errorLines = report.names.flatMap((name) =>
        errors[name] ? [{ targetId: getId(name), text: errors[name] }] : [],
      );
      const firstInvalidId = errorLines[0]?.targetId ?? getId('submit');
      return {
        errorLines,
        closeAlert: () => {
          setAlert(null);
          if (typeof alert === 'object') setReport((current) => ({ ...current, failure: alert }));
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
