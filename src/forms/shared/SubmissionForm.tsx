import { FormikProvider } from 'formik';
import { Fragment, useEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { settings } from '#site/settings';
import { words as formWords } from '#site/words/forms';
import { words as messages } from '#site/words/messages';
import { NewTabRouteLink } from '../../components/Link/Link';
import links from '../../components/Link/Link.module.css';
import { SuccessOverlay } from '../../components/SuccessOverlay/SuccessOverlay';
import { selectMotionIsPaused } from '../../store/display/displaySlice';
import { useAppSelector } from '../../store/hooks';
import { META_FIELDS } from '../../submission';
import type { FormRules, SubmissionKind } from '../../submission';
import type { FormDefinition, ShownFieldName } from '../../submission/forms/field';
import { FormProvider } from '../fields/useField';
import type { FormValues } from './drafts';
import { focusById } from './focus';
import styles from './Form.module.css';
import { FormActions, type FormActionsProps } from './FormActions';
import { FormErrors } from './FormErrors';
import { getPostProps, useNoscriptPage } from './noscript';
import { ReceivedDataLines, getSentDetails, outcomeWords } from './SubmissionStatus';
import { useSubmissionForm, type FormOptions } from './useSubmissionForm';

/** §9.1: the delay until the success overlay closes automatically, in milliseconds. */
const SUCCESS_OVERLAY_DELAY_MS = 6000;

/** Returns the values of an empty form, without its preset fields: '' for each text, and null for a file. */
const getEmptyValues = ({ fields }: FormDefinition): FormValues =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field.kind === 'file' || !field.isPreset)
      .map(([name, { kind }]) => [name, kind === 'file' ? null : '']),
  );

export interface SubmissionFormProps<Form extends FormDefinition & { kind: SubmissionKind }, Values extends FormValues>
  extends FormOptions<Values>, Pick<FormActionsProps, 'submitLabel' | 'onCancel'> {
  form: Form;
  rules: FormRules;
  /** The controls in visual order, one for each field that the form shows. */
  fields: Readonly<Record<ShownFieldName<Form>, ReactNode>>;
  /**
   * Content before the fields, such as the select for a plan. Absent in a dialog, because the button that opened the
   * dialog has already selected the plan.
   */
  introduction?: ReactNode;
  /**
   * The validation on submit. 'rules' runs only the rules of the form's definition. 'browser' first runs the browser's
   * validation of the input types (§5.3).
   */
  validation: 'rules' | 'browser';
  /** The note about required fields, displayed above the fields. The default is the note in the texts of the form. */
  note?: string | undefined;
  /**
   * Renders a summary in place of the completed form. The visitor can send the summary by e-mail. With JavaScript, the
   * form sends nothing to the relay (§7.4).
   */
  renderSummary?: ((values: Values, edit: () => void) => ReactNode) | false;
  /**
   * The path of the form's page. With this path, the form also works as plain HTML: without JavaScript, and before the
   * scripts have loaded.
   */
  pagePath?: string | undefined;
  /** Called when the success overlay closes. */
  onDone?: (() => void) | undefined;
}

/** Renders the elements that all forms share: the form element, the errors, the buttons and the success overlay. */
export function SubmissionForm<Form extends FormDefinition & { kind: SubmissionKind }, Values extends FormValues>(
  props: SubmissionFormProps<Form, Values>,
) {
  const {
    form: definition,
    fields,
    introduction,
    rules,
    validation,
    note = formWords[definition.words].note,
    renderSummary,
    pagePath,
    onCancel,
    onDone,
    submitLabel,
    ...options
  } = props;
  const initialValues = { ...getEmptyValues(definition), ...props.initialValues } as Values;
  const noscriptPage = useNoscriptPage();
  const [summarisedValues, setSummarisedValues] = useState<Values | null>(() =>
    noscriptPage?.isSummary ? ({ ...initialValues, ...noscriptPage.values } as Values) : null,
  );
  const form = useSubmissionForm({
    ...options,
    initialValues,
    kind: definition.kind,
    rules,
    isOnPage: pagePath !== undefined,
    ...(renderSummary && { onSummary: setSummarisedValues }),
  });
  const { formik, idPrefix, honeypot, isReadOnly, successOutcome } = form;
  const { focusedId, failure } = form.report;
  const isMotionPaused = useAppSelector(selectMotionIsPaused);
  const context = useMemo(
    () => ({ idPrefix, form: definition, rules, isReadOnly, announcedId: focusedId }),
    [idPrefix, definition, rules, isReadOnly, focusedId],
  );
  const formElement = useRef<HTMLFormElement>(null);
  /** The number of times that the visitor has returned from the summary to the form. */
  const [editCount, setEditCount] = useState(0);
  useEffect(() => {
    const firstControl = formElement.current?.querySelector<HTMLElement>('input:not([inert] *), select, textarea');
    if (editCount > 0 && firstControl) focusById(firstControl.id);
  }, [editCount]);

  /**
   * Shows a message beside a field whose value does not match its input type (§5.3). The browser's own message would
   * disappear after a few seconds, and its text is in the browser's language (WCAG 3.1.2).
   */
  const onInvalid = (event: FormEvent<HTMLFormElement>) => {
    const control = event.target;
    if (!(control instanceof HTMLInputElement)) return;
    event.preventDefault();
    const message = control.type === 'email' ? messages.email.invalid : messages.budget.notANumber;
    void formik.setFieldTouched(control.name, true, false);
    formik.setFieldError(control.name, message);
    const controls = [...event.currentTarget.elements];
    if (control !== controls.find((candidate) => candidate instanceof HTMLInputElement && !candidate.validity.valid))
      return;
    if (control === document.activeElement) form.announceError(control.id, message);
    else control.focus();
  };

  if (renderSummary && summarisedValues)
    return renderSummary(summarisedValues, () => {
      setSummarisedValues(null);
      setEditCount(editCount + 1);
    });
  const words = outcomeWords[definition.kind];
  const closeSuccessOverlay = () => {
    form.closeSuccessOverlay();
    onDone?.();
  };
  return (
    <FormikProvider value={formik}>
      <FormProvider value={context}>
        <form
          ref={formElement}
          {...(pagePath && getPostProps(definition, pagePath))}
          noValidate={validation === 'rules'}
          onSubmit={form.submit}
          onInvalidCapture={onInvalid}
          className={styles.form}
        >
          <FormErrors
            form={form}
            shouldAnnounceErrors={options.errorAnnouncement !== 'alert'}
            placement={pagePath === undefined ? 'corner' : 'flow'}
            failureTitle={words.failure}
          />
          <p className={styles.note}>{note}</p>
          {introduction}
          {Object.entries<ReactNode>(fields).map(([name, field]) => (
            <Fragment key={name}>{field}</Fragment>
          ))}
          {/* Only bots fill in the honeypot. Its class hides the field visually. `inert` excludes the field from the
              Tab order, assistive technology and autofill. */}
          <div inert aria-hidden="true" className={styles.honeypot}>
            <label>
              {formWords.shared.honeypot}
              <input ref={honeypot} type="text" name={META_FIELDS.honeypot} tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          {pagePath && <input type="hidden" name={META_FIELDS.token} defaultValue={noscriptPage?.token ?? ''} />}
          {/* This text is not in a live region, because the closed alert has already announced the text. */}
          {failure && (
            <div className={styles.failure}>
              <p className={styles.failureTitle}>{words.failure}</p>
              {failure.advice && <p>{failure.advice}</p>}
            </div>
          )}
          {settings.privacyPath && (
            <p>
              <NewTabRouteLink to={settings.privacyPath} className={links.standalone}>
                {formWords.shared.privacyPolicy}
              </NewTabRouteLink>
            </p>
          )}
          <FormActions
            form={form}
            submitLabel={submitLabel}
            submittingLabel={formWords[definition.words].submitting}
            onCancel={onCancel}
          />
        </form>
      </FormProvider>
      {successOutcome && (
        <SuccessOverlay
          title={words.title}
          closeDelay={isMotionPaused ? null : SUCCESS_OVERLAY_DELAY_MS}
          onClose={closeSuccessOverlay}
          paragraphs={[words.text, ...getSentDetails(successOutcome)]}
          details={successOutcome.receivedDataLines && <ReceivedDataLines lines={successOutcome.receivedDataLines} />}
        />
      )}
    </FormikProvider>
  );
}
