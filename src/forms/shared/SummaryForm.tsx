import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import type { FormValues } from './drafts';
import styles from './Form.module.css';
import { FormFrame } from './FormFrame';
import { RequestSummary, type RequestSummaryProps, type SummaryRow } from './RequestSummary';
import { useKeptFormik } from './useKeptFormik';

export interface SummaryFormProps<Values extends FormValues> {
  draftKey: string;
  initialValues: Values;
  notKept?: readonly (keyof Values & string)[];
  submitLabel: string;
  /** 'Your quote request'. */
  summaryHeading: string;
  /** Subject of the e-mail. */
  subject: string;
  firm: RequestSummaryProps['firm'];
  rowsOf: (values: Values) => readonly SummaryRow[];
  children: ReactNode;
}

/** A form from which no request leaves the browser (§7.4): submitting turns it into a summary for the visitor to send. */
export function SummaryForm<Values extends FormValues>({
  draftKey,
  initialValues,
  notKept,
  submitLabel,
  summaryHeading,
  subject,
  firm,
  rowsOf,
  children,
}: SummaryFormProps<Values>) {
  const idPrefix = useId();
  const [rows, setRows] = useState<readonly SummaryRow[] | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (rows || !wantsFocus.current) return;
    wantsFocus.current = false;
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [rows]);
  const { formik } = useKeptFormik<Values>({
    draftKey,
    initialValues,
    ...(notKept && { notKept }),
    onSubmit: (values) => setRows(rowsOf(values)),
  });

  if (rows) {
    return (
      <RequestSummary
        heading={summaryHeading}
        subject={subject}
        firm={firm}
        rows={rows}
        onEdit={() => {
          wantsFocus.current = true;
          setRows(null);
        }}
      />
    );
  }
  return (
    <FormFrame ref={form} formik={formik} idPrefix={idPrefix} checks="browser">
      <p className={styles.note}>All fields are optional.</p>
      {children}
      <div className={styles.actions}>
        <Button type="submit">{submitLabel}</Button>
      </div>
    </FormFrame>
  );
}
