import { TextField, type TextFieldProps } from './TextField';

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'autoComplete'>;

/** An e-mail address: the right keyboard on a phone, and the browser's own addresses on offer. */
export function EmailField(props: EmailFieldProps) {
  return <TextField {...props} type="email" autoComplete="email" />;
}
