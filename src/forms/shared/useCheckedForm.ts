import { useFormik, type FormikErrors, type FormikTouched } from 'formik';
import { useRef } from 'react';
import type { FieldErrors } from '../../submission';
import type { FormValues } from './drafts';
import { useNoscriptPage } from './noscript';

export interface CheckedFormOptions<Values extends FormValues> {
  initialValues: Values;
  /** Returns the messages of the invalid fields, in their order. Rejects when the rules can't be fetched. */
  check: (values: Values) => Promise<FieldErrors>;
  /** Validates again after every edit. Validation never runs before the first submit. */
  isLive: boolean;
  /** Receives valid values. */
  onValid: (values: Values) => void | Promise<void>;
}

const NOTHING_REFUSED = { errors: {} as FieldErrors, values: {} as FormValues };

/**
 * Keeps a form's values in Formik and validates them on submit (§4.5, §5.2). Only the latest validation result is
 * applied. A message from the relay stays until the visitor edits its field or submits again.
 */
export function useCheckedForm<Values extends FormValues>(options: CheckedFormOptions<Values>) {
  const { initialValues, isLive, onValid } = options;
  const noscript = useNoscriptPage();
  const found = useRef<FieldErrors>({});
  const latest = useRef<Promise<FieldErrors>>(Promise.resolve({}));
  const refused = useRef(NOTHING_REFUSED);

  const check = async (values: Values): Promise<FieldErrors> => {
    const { errors, values: then } = refused.current;
    const still = Object.entries(errors).filter(([name]) => then[name] === values[name]);
    return { ...(await options.check(values)), ...Object.fromEntries(still) };
  };

  const formik = useFormik<Values>({
    initialValues: noscript ? { ...initialValues, ...noscript.values } : initialValues,
    ...(noscript && {
      initialErrors: noscript.errors as FormikErrors<Values>,
      initialTouched: Object.fromEntries(
        Object.keys(noscript.errors).map((name) => [name, true]),
      ) as FormikTouched<Values>,
    }),
    validateOnBlur: false,
    validateOnChange: isLive,
    validate: (values) => {
      const mine = check(values);
      latest.current = mine;
      // Formik applies the validation that ends last, which may be a slow one of earlier values.
      return mine.then(async () => {
        found.current = await latest.current;
        return found.current as FormikErrors<Values>;
      });
    },
    onSubmit: onValid,
  });

  return {
    formik,
    /**
     * Validates the form, passes valid values to `onValid` and resolves to the errors. Rejects when the rules can't be
     * fetched.
     */
    submit: async (): Promise<FieldErrors> => {
      refused.current = NOTHING_REFUSED;
      await formik.submitForm();
      return found.current;
    },
    /** Shows the relay's messages beside their fields. */
    refuse: (errors: FieldErrors, values: Values) => {
      refused.current = { errors, values };
      formik.setErrors(errors as FormikErrors<Values>);
    },
  };
}
