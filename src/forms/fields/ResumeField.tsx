import { FileText, Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useDrop } from 'react-aria/useDrop';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Pressable } from 'react-aria-components/Pressable';
import { words as formWords } from '#site/words/forms';
import { Button } from '../../components/Button/Button';
import { LiveText } from '../../components/LiveText/LiveText';
import { fillPlaceholders } from '../../site/fill';
import { isolate } from '../../site/isolate';
import { RESUME_LIMIT_MB } from '../../submission/resumeKinds';
import { cleanLine } from '../../submission/text';
import { checkResume } from '../apply/checkResume';
import { useNoscriptPage } from '../shared/noscript';
import { ErrorText, FieldShell, getErrorId, LabelText } from './FieldShell';
import styles from './fields.module.css';
import { formatFileSize } from './fieldWords';
import resumeStyles from './ResumeField.module.css';
import { useField } from './useField';
import { usePreventOutsideDrops } from './usePreventOutsideDrops';

const words = formWords.resume;

const ACCEPTED_EXTENSIONS = ['.pdf', '.doc', '.docx'];

export interface ResumeFieldProps {
  name: string;
  label: string;
}

/** Returns a file's name on one line, without bidirectional control characters, which would reorder the text. */
const formatFileName = ({ name }: File): string => cleanLine(name);

const setInputLabel = (input: HTMLInputElement | null) => input?.setAttribute('aria-label', words.input);

/** Renders the native file input, for a page without JavaScript. */
function NoscriptResumeField({ name, label, note }: ResumeFieldProps & { note: string }) {
  const field = useField<File | null>(name);
  return (
    <FieldShell
      field={field}
      name={name}
      label={label}
      hint={`${fillPlaceholders(words.formats, { limit: RESUME_LIMIT_MB })} ${note}`.trim()}
    >
      {(control) => <input {...control} type="file" accept={ACCEPTED_EXTENSIONS.join()} />}
    </FieldShell>
  );
}

/** Renders a field for one file (§2.11). On a page without JavaScript, renders the native input. */
export function ResumeField(props: ResumeFieldProps) {
  const noscriptPage = useNoscriptPage();
  return noscriptPage ? (
    <NoscriptResumeField {...props} note={noscriptPage.fileNote ?? ''} />
  ) : (
    <ScriptedResumeField {...props} />
  );
}

/**
 * Renders a drop area with two buttons that open the file chooser. Only a pointer can drop a file. The component
 * therefore does not use react-aria's DropZone, which would add a Tab stop without a function. The field checks a file
 * as soon as the visitor chooses it, so that visitors do not complete the form with an invalid file.
 */
function ScriptedResumeField({ name, label }: ResumeFieldProps) {
  const { id, value: file, error, edit, showError, isReadOnly } = useField<File | null>(name);
  const [labelId, hintId] = [useId(), useId()];
  const errorId = getErrorId(id);
  const [notice, setNotice] = useState('');
  /**
   * True after a check that ended while the button had the focus, until the button loses the focus. Meanwhile, the
   * notice announces the error, and the button's description omits the error. Otherwise, Orca would repeat the changed
   * description of the focused button.
   */
  const [isErrorAnnounced, setErrorAnnounced] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const dropArea = useRef<HTMLDivElement>(null);
  const latestFile = useRef<File | null>(null);

  const chooseFile = async (chosenFile: File | undefined) => {
    if (!chosenFile || isReadOnly) return;
    latestFile.current = chosenFile;
    edit(chosenFile);
    setNotice('');
    // The visitor may choose another file while the browser reads `chosenFile`.
    const isLatest = () => latestFile.current === chosenFile;
    const message = await checkResume(chosenFile, (percent) => {
      if (isLatest()) setProgress(percent);
    });
    if (!isLatest()) return;
    setProgress(null);
    setErrorAnnounced(document.activeElement?.id === id);
    if (message) showError(message);
    setNotice(message ?? fillPlaceholders(words.selected, { file: isolate(formatFileName(chosenFile)) }));
  };
  const removeFile = (removedFile: File) => {
    latestFile.current = null;
    edit(null);
    setProgress(null);
    setNotice(fillPlaceholders(words.removed, { file: isolate(formatFileName(removedFile)) }));
    document.getElementById(id)?.focus();
  };
  const { dropProps, isDropTarget } = useDrop({
    ref: dropArea,
    isDisabled: isReadOnly,
    // Without this function, react-aria would choose the operation 'move', and the browser could move the file.
    getDropOperation: () => 'copy',
    onDrop: async ({ items }) => {
      const firstItem = items.find(({ kind }) => kind === 'file') ?? items.find(({ kind }) => kind === 'directory');
      if (firstItem?.kind === 'file') await chooseFile(await firstItem.getFile());
      // Because of this media type, the field rejects the folder, even if the folder's name ends in '.pdf'.
      if (firstItem?.kind === 'directory') await chooseFile(new File([], firstItem.name, { type: 'inode/directory' }));
    },
  });
  usePreventOutsideDrops();
  const openChooser = () => {
    const button = document.getElementById(id);
    button?.focus();
    button?.click();
  };

  return (
    <div role="group" aria-labelledby={labelId} className={styles.field}>
      <span id={labelId} className={styles.label}>
        <LabelText hasRequiredNote>{label}</LabelText>
      </span>
      <div
        {...dropProps}
        ref={dropArea}
        className={resumeStyles.area}
        data-dragging={isDropTarget || undefined}
        data-invalid={error !== undefined || undefined}
      >
        <Upload aria-hidden="true" size="1.5em" />
        {/* The text of the drop area is a separate button, because voice control finds a button by its complete visible
            text (WCAG 2.5.3). Tab skips this button, because 'Choose file' has the same function. */}
        <button type="button" tabIndex={-1} disabled={isReadOnly} onClick={openChooser} className={resumeStyles.drop}>
          {words.drop}
        </button>
        {/* The file input is hidden, but HTML_CodeSniffer requires an accessible name for it. */}
        <FileTrigger
          ref={setInputLabel}
          acceptedFileTypes={ACCEPTED_EXTENSIONS}
          onSelect={(files) => void chooseFile(files?.[0])}
        >
          <Pressable isDisabled={isReadOnly}>
            <Button
              id={id}
              variant="secondary"
              disabled={isReadOnly}
              aria-describedby={error && !isErrorAnnounced ? `${hintId} ${errorId}` : hintId}
              onBlur={() => setErrorAnnounced(false)}
            >
              {words.choose}
            </Button>
          </Pressable>
        </FileTrigger>
      </div>
      <p id={hintId} className={styles.hint}>
        {fillPlaceholders(words.formats, { limit: RESUME_LIMIT_MB })}
      </p>
      {file && (
        <div className={styles.group}>
          <FileText aria-hidden="true" size="1.25em" />
          <span className={resumeStyles.name}>
            {fillPlaceholders(words.file, { file: isolate(formatFileName(file)), size: formatFileSize(file.size) })}
          </span>
          <Button
            variant="secondary"
            disabled={isReadOnly}
            hiddenSuffix={formatFileName(file)}
            onClick={() => removeFile(file)}
          >
            {words.remove}
          </Button>
        </div>
      )}
      {progress !== null && progress < 100 && (
        <progress
          aria-label={
            file ? fillPlaceholders(words.reading, { file: formatFileName(file) }) : formWords.shared.readingFile
          }
          max={100}
          value={progress}
        />
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          <ErrorText>{error}</ErrorText>
        </p>
      )}
      {/* An error is already visible above, so a notice with the same text is hidden visually and only announced. */}
      <LiveText isHidden={notice === error} className={styles.notice}>
        {notice}
      </LiveText>
    </div>
  );
}
