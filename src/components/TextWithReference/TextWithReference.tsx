import styles from './TextWithReference.module.css';

/**
 * Renders a text and replaces `{reference}` with the reference of a submission, in bold and without a line break. If
 * the text does not contain this placeholder, renders the text unchanged.
 */
export function TextWithReference({ text, reference }: { text: string; reference: string }) {
  const [before, after] = text.split('{reference}');
  if (after === undefined) return text;
  return (
    <>
      {before}
      <strong dir="ltr" className={styles.reference}>
        {reference}
      </strong>
      {after}
    </>
  );
}
