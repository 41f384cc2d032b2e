import { Fragment } from 'react';
import styles from './TextWithReference.module.css';

/**
 * Renders a text and replaces each `{reference}` with the reference of a submission, in bold and without a line break.
 * If the text does not contain this placeholder, renders the text unchanged.
 */
export function TextWithReference({ text, reference }: { text: string; reference: string }) {
  return text.split('{reference}').map((segment, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <strong dir="ltr" className={styles.reference}>
          {reference}
        </strong>
      )}
      {segment}
    </Fragment>
  ));
}
