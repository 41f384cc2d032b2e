import { useFormik, type FormikErrors, type FormikTouched } from 'formik';
import { useRef } from 'react';
import type { FieldErrors } from '../../submission';
import type { FormValues } from './drafts';
import { useNoscriptPage } from './noscript';

export interface CheckedFormOptions<Values extends FormValues> {
  initialValues: Values;
  /** Returns the messages of the fields that are wrong, in their order. Rejects when the rules can't be had. */
  check: (values: Values) => Promise<FieldErrors>;
  /** Every edit is checked again. Nothing is checked before the first submit. */
  isLive: boolean;
  /** Gets values that passed the check. */
  onValid: (values: Values) => void | Promise<void>;
}

const NOTHING_REFUSED = { errors: {} as FieldErrors, values: {} as FormValues };

/**
 * Holds the values of a form with Formik and checks them on submit (§4.5, §5.2). Only the latest check is applied. A message of
 * the relay stays until its field is edited or sent again.
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
      // Formik applies the check that ends last: a slow one of earlier values must not.
      return mine.then(async () => {
        found.current = await latest.current;
        return found.current as FormikErrors<Values>;
      });
    },
    onSubmit: onValid,
  });

  return {
    formik,
    /** Checks and, when all is well, hands the values on. Resolves to the errors. Rejects when the rules can't be had. */
    submit: async (): Promise<FieldErrors> => {
      refused.current = NOTHING_REFUSED;
      await formik.submitForm();
      return found.current;
    },
    /** Shows the messages of the relay beside their fields. */
    refuse: (errors: FieldErrors, values: Values) => {
      refused.current = { errors, values };
      formik.setErrors(errors as FormikErrors<Values>);
    },
  };
}
