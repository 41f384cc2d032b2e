import { FormikProvider } from 'formik';
import { useEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { words as say } from '#site/words/forms';
import { SuccessOverlay } from '../../components/SuccessOverlay/SuccessOverlay';
import { focusInPlace } from '../../hooks/focusAnnouncement';
import type { FormRules } from '../../submission/filters';
import { FormProvider } from '../fields/useField';
import type { FormValues } from './drafts';
import styles from './Form.module.css';
import { FormActions, type FormActionsProps } from './FormActions';
import { FormErrors } from './FormErrors';
import { postProps, SEAL, TRAP, usePlainPage, type PostTo } from './plain';
import { SentDetails } from './SubmissionStatus';
import { useSubmissionForm, type SubmissionFormOptions } from './useSubmissionForm';
import { outcomeWords } from './words';

/** §9.1: milliseconds until the success overlay closes by itself. */
const SUCCESS_OVERLAY = 6000;

export interface SubmissionFormProps<Values extends FormValues>
  extends Omit<SubmissionFormOptions<Values>, 'onSummary'>, Pick<FormActionsProps, 'submitLabel' | 'submittingLabel'> {
  rules?: FormRules;
  /** Who checks first: this form's own rules, or the browser by the inputs' types (§5.3). */
  checks: 'ours' | 'browser';
  /** Above the fields: what is required. */
  note: string;
  toastPlacement?: 'corner' | 'flow';
  /** With it nothing is sent (§7.4): it stands in the form's place, for the visitor to send. */
  renderSummary?: ((values: Values, edit: () => void) => ReactNode) | false;
  /** With it the form works as plain HTML, until scripts have come and without them. */
  post?: PostTo | undefined;
  /** With it there is a 'Cancel' button. */
  onCancel?: (() => void) | undefined;
  /** The success overlay was closed. */
  onDone?: (() => void) | undefined;
  children: ReactNode;
}

/** The one frame of all forms: the form element, its errors, its buttons and what comes after it. */
export function SubmissionForm<Values extends FormValues>(props: SubmissionFormProps<Values>) {
  const {
    rules = 'specified',
    checks,
    note,
    toastPlacement = 'corner',
    renderSummary,
    post,
    onCancel,
    onDone,
    children,
  } = props;
  const { submitLabel, submittingLabel, ...options } = props;
  const plain = usePlainPage();
  const [summarised, setSummarised] = useState<Values | null>(() =>
    plain?.isSummary ? ({ ...options.initialValues, ...plain.values } as Values) : null,
  );
  const form = useSubmissionForm({ ...options, ...(renderSummary && { onSummary: setSummarised }) });
  const { formik, idPrefix, trap, isSubmitting, sent } = form;
  const context = useMemo(() => ({ idPrefix, rules, isReadOnly: isSubmitting }), [idPrefix, rules, isSubmitting]);
  const element = useRef<HTMLFormElement>(null);
  /** How often a visitor came back from the summary to the form. */
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const first = element.current?.querySelector<HTMLElement>('input:not([inert] *), select, textarea');
    if (returns > 0 && first) focusInPlace(first);
  }, [returns]);

  /** The browser's own message, beside its field instead of in a bubble that goes away by itself. */
  const onInvalid = (event: FormEvent<HTMLFormElement>) => {
    const control = event.target;
    if (!(control instanceof HTMLInputElement)) return;
    event.preventDefault();
    void formik.setFieldTouched(control.name, true, false);
    formik.setFieldError(control.name, control.validationMessage);
    const controls = [...event.currentTarget.elements];
    if (control === controls.find((each) => each instanceof HTMLInputElement && !each.validity.valid)) control.focus();
  };

  if (renderSummary && summarised)
    return renderSummary(summarised, () => {
      setSummarised(null);
      setReturns(returns + 1);
    });
  const words = outcomeWords[options.formId];
  const closeSuccess = () => {
    form.closeSuccess();
    onDone?.();
  };
  return (
    <FormikProvider value={formik}>
      <FormProvider value={context}>
        <form
          ref={element}
          {...(post && postProps(post))}
          noValidate={checks === 'ours'}
          onSubmit={form.submit}
          onInvalidCapture={onInvalid}
          className={styles.form}
        >
          <FormErrors
            form={form}
            speaks={checks === 'ours' && options.errorsBy !== 'alert'}
            placement={toastPlacement}
            failure={words.failure}
          />
          <p className={styles.note}>{note}</p>
          {children}
          {/* Only bots fill it in: inert, neither people nor assistive technology nor autofill reach it. */}
          <div inert aria-hidden="true" className={styles.trap}>
            <label>
              {say.shared.trap}
              <input ref={trap} type="text" name={TRAP} tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          {post && <input type="hidden" name={SEAL} defaultValue={plain?.seal ?? ''} />}
          <FormActions form={form} submitLabel={submitLabel} submittingLabel={submittingLabel} onCancel={onCancel} />
        </form>
      </FormProvider>
      {sent && (
        <SuccessOverlay
          title={words.title}
          closeLabel={say.shared.close}
          closesAfter={SUCCESS_OVERLAY}
          onClose={closeSuccess}
        >
          <p>{words.text}</p>
          <SentDetails sent={sent} />
        </SuccessOverlay>
      )}
    </FormikProvider>
  );
}
