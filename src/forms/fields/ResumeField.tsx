import { FileText, Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useDrop } from 'react-aria/useDrop';
import { usePress } from 'react-aria/usePress';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Pressable } from 'react-aria-components/Pressable';
import { words as formWords } from '#site/words/forms';
import { Button } from '../../components/Button/Button';
import { fill } from '../../site/fill';
import { RESUME_LIMIT_MB } from '../../submission/resumeKinds';
import { useNoscriptPage } from '../shared/noscript';
import { ErrorText, FieldShell, LabelText, Notice } from './FieldShell';
import styles from './fields.module.css';
import { sizeInWords } from './fileSize';
import resumeStyles from './ResumeField.module.css';
import { useField } from './useField';
import { useStrayFileGuard } from './useStrayFileGuard';

const words = formWords.resume;

const ACCEPTED = ['.pdf', '.doc', '.docx'];

export interface ResumeFieldProps {
  name: string;
  label: string;
  /** The message for a file that can't be taken, or null. Reads the file; `onProgress` takes percent. */
  check: (file: File, onProgress: (percent: number) => void) => Promise<string | null>;
}

const nameInput = (input: HTMLInputElement | null) => input?.setAttribute('aria-label', words.input);

/** The browser's own control, for a page without scripts. */
function NoscriptResumeField({ name, label, note }: Pick<ResumeFieldProps, 'name' | 'label'> & { note: string }) {
  const field = useField<File | null>(name);
  return (
    <FieldShell
      field={field}
      name={name}
      label={label}
      hint={`${fill(words.formats, { limit: RESUME_LIMIT_MB })} ${note}`.trim()}
    >
      {(control) => <input {...control} type="file" accept={ACCEPTED.join()} />}
    </FieldShell>
  );
}

/** One file (§2.11), by the browser's own control where no script runs. */
export function ResumeField(props: ResumeFieldProps) {
  const noscript = useNoscriptPage();
  return noscript ? (
    <NoscriptResumeField {...props} note={noscript.fileNote ?? ''} />
  ) : (
    <ScriptedResumeField {...props} />
  );
}

/**
 * A button for everybody; the area to drop on is for the pointer only: react-aria's DropZone would make
 * it a Tab stop that does nothing. A file is looked at as soon as it is chosen, so that nobody fills in a form for one that
 * can't be taken.
 */
function ScriptedResumeField({ name, label, check }: ResumeFieldProps) {
  const { id, value: file, error, edit, refuse, isReadOnly } = useField<File | null>(name);
  const [labelId, chooseId, dropId, hintId, errorId] = [useId(), useId(), useId(), useId(), useId()];
  const [notice, setNotice] = useState('');
  /** The notice says the error: Orca would read a description again that changes under the focus. */
  const [isTold, setTold] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const latest = useRef<File | null>(null);

  const choose = async (chosen: File | undefined) => {
    if (!chosen || isReadOnly) return;
    latest.current = chosen;
    edit(chosen);
    setNotice('');
    const message = await check(chosen, setProgress);
    // Another file may have been chosen while this one was read.
    if (latest.current !== chosen) return;
    setProgress(null);
    setTold(document.activeElement?.id === id);
    if (message) refuse(message);
    setNotice(message ?? fill(words.selected, { file: chosen.name }));
  };
  const remove = (removed: File) => {
    latest.current = null;
    edit(null);
    setProgress(null);
    setNotice(fill(words.removed, { file: removed.name }));
    document.getElementById(id)?.focus();
  };
  const { dropProps, isDropTarget } = useDrop({
    ref: area,
    isDisabled: isReadOnly,
    // By itself it would ask for the file to be moved here.
    getDropOperation: () => 'copy',
    onDrop: async ({ items }) => {
      const first = items.find(({ kind }) => kind === 'file');
      if (first?.kind === 'file') await choose(await first.getFile());
    },
  });
  useStrayFileGuard();
  // The click that a label hands on is no press to react-aria: the words press the button themselves.
  const { pressProps } = usePress({
    onPress: () => document.getElementById(id)?.click(),
    onClick: (event) => event.preventDefault(),
  });

  return (
    <div role="group" aria-labelledby={labelId} className={styles.field}>
      <span id={labelId} className={styles.label}>
        <LabelText saysRequired>{label}</LabelText>
      </span>
      <div
        {...dropProps}
        ref={area}
        className={resumeStyles.area}
        data-dragging={isDropTarget || undefined}
        data-invalid={error !== undefined || undefined}
      >
        <Upload aria-hidden="true" size="1.5em" />
        <label {...pressProps} id={dropId} htmlFor={id} className={resumeStyles.drop}>
          {words.drop}
        </label>
        {/* Nobody meets the input that it hides; HTML_CodeSniffer asks for its name all the same. */}
        <FileTrigger ref={nameInput} acceptedFileTypes={ACCEPTED} onSelect={(files) => void choose(files?.[0])}>
          <Pressable isDisabled={isReadOnly}>
            <Button
              id={id}
              variant="secondary"
              disabled={isReadOnly}
              // Speech control finds it by either of its two visible texts (WCAG 2.5.3).
              aria-labelledby={`${chooseId} ${dropId}`}
              aria-describedby={error && !isTold ? `${errorId} ${hintId}` : hintId}
              onBlur={() => setTold(false)}
            >
              <span id={chooseId}>{words.choose}</span>
            </Button>
          </Pressable>
        </FileTrigger>
      </div>
      <p id={hintId} className={styles.hint}>
        {fill(words.formats, { limit: RESUME_LIMIT_MB })}
      </p>
      {file && (
        <div className={styles.group}>
          <FileText aria-hidden="true" size="1.25em" />
          <span className={resumeStyles.name}>
            {fill(words.file, { file: file.name, size: sizeInWords(file.size) })}
          </span>
          <Button variant="secondary" disabled={isReadOnly} hiddenSuffix={file.name} onClick={() => remove(file)}>
            {words.remove}
          </Button>
        </div>
      )}
      {progress !== null && progress < 100 && (
        <progress
          aria-label={file ? fill(words.reading, { file: file.name }) : formWords.shared.readingFile}
          max={100}
          value={progress}
        />
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          <ErrorText>{error}</ErrorText>
        </p>
      )}
      {/* The error stands above already; here only its voice. */}
      <Notice isHidden={notice === error}>{notice}</Notice>
    </div>
  );
}
