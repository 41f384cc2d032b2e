import { FormikProvider } from 'formik';
import { Fragment, useEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { words as say } from '#site/words/forms';
import { SuccessOverlay } from '../../components/SuccessOverlay/SuccessOverlay';
import { focusInPlace } from '../../hooks/focusAnnouncement';
import { META_FIELDS } from '../../submission';
import type { FormRules, SubmissionKind } from '../../submission';
import type { FormDefinition, ShownField } from '../../submission/forms/field';
import { FormProvider } from '../fields/useField';
import type { FormValues } from './drafts';
import styles from './Form.module.css';
import { FormActions, type FormActionsProps } from './FormActions';
import { FormErrors } from './FormErrors';
import { postProps, useNoscriptPage } from './noscript';
import { SentDetails } from './SubmissionStatus';
import { useSubmissionForm, type FormOptions } from './useSubmissionForm';
import { outcomeWords } from './words';

/** §9.1: milliseconds until the success overlay closes by itself. */
const SUCCESS_OVERLAY = 6000;

/** A form that nobody has filled in. */
const emptyValues = ({ fields }: FormDefinition): FormValues =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field.kind === 'file' || !field.isGiven)
      .map(([name, { kind }]) => [name, kind === 'file' ? null : '']),
  );

export interface SubmissionFormProps<Form extends FormDefinition & { kind: SubmissionKind }, Values extends FormValues>
  extends FormOptions<Values>, Pick<FormActionsProps, 'submitLabel' | 'submittingLabel'> {
  form: Form;
  rules?: FormRules;
  /** The controls in their order on the screen, one for each field that the form shows. */
  fields: Readonly<Record<ShownField<Form>, ReactNode>>;
  /** Before the fields: the choices that a press makes where scripts run. */
  lead?: ReactNode;
  /** Who checks first: this form's own rules, or the browser by the inputs' types (§5.3). */
  checks: 'ours' | 'browser';
  /** Above the fields: what is required. */
  note: string;
  toastPlacement?: 'corner' | 'flow';
  /** With it nothing is sent (§7.4): it stands in the form's place, for the visitor to send. */
  renderSummary?: ((values: Values, edit: () => void) => ReactNode) | false;
  /** Path of the page that the form stands on. With it the form works as plain HTML, until scripts have come and without them. */
  post?: string | undefined;
  /** With it there is a 'Cancel' button. */
  onCancel?: (() => void) | undefined;
  /** The success overlay was closed. */
  onDone?: (() => void) | undefined;
}

/** Renders the one frame of all forms: the form element, its errors, its buttons and what comes after it. */
export function SubmissionForm<Form extends FormDefinition & { kind: SubmissionKind }, Values extends FormValues>(
  props: SubmissionFormProps<Form, Values>,
) {
  const {
    form: definition,
    fields,
    lead,
    rules = 'specified',
    checks,
    note,
    toastPlacement = 'corner',
    renderSummary,
    post,
    onCancel,
    onDone,
    submitLabel,
    submittingLabel,
    ...options
  } = props;
  const initialValues = { ...emptyValues(definition), ...props.initialValues } as Values;
  const noscript = useNoscriptPage();
  const [summarised, setSummarised] = useState<Values | null>(() =>
    noscript?.isSummary ? ({ ...initialValues, ...noscript.values } as Values) : null,
  );
  const form = useSubmissionForm({
    ...options,
    initialValues,
    kind: definition.kind,
    rules,
    ...(renderSummary && { onSummary: setSummarised }),
  });
  const { formik, idPrefix, honeypot, isSubmitting, sent } = form;
  const context = useMemo(
    () => ({ idPrefix, form: definition, rules, isReadOnly: isSubmitting }),
    [idPrefix, definition, rules, isSubmitting],
  );
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
          {...(post && postProps(definition, post))}
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
          {lead}
          {Object.entries<ReactNode>(fields).map(([name, field]) => (
            <Fragment key={name}>{field}</Fragment>
          ))}
          {/* Only bots fill it in: inert, neither people nor assistive technology nor autofill reach it. */}
          <div inert aria-hidden="true" className={styles.honeypot}>
            <label>
              {say.shared.honeypot}
              <input ref={honeypot} type="text" name={META_FIELDS.honeypot} tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          {post && <input type="hidden" name={META_FIELDS.token} defaultValue={noscript?.token ?? ''} />}
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
