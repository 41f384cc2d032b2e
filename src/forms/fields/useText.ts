import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type CompositionEvent,
} from 'react';
import { words } from '#site/words/forms';
import { filterText } from '../../submission/filters';
import { formatFilterNotice, formatRepeatedText, type FilteredField } from './fieldWords';
import type { FieldDefinition } from '../../submission/forms/field';
import { useField } from './useField';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * The delay from the last edit to the notice, in milliseconds. Because of the delay, screen readers do not announce
 * notices while the visitor types.
 */
const NOTICE_DELAY_MS = 600;
const NO_CHANGES = { firstSentence: '', removedCharacters: '', isTruncated: false };

/**
 * Returns the notice about changes to the text, such as removed characters (§5.1), and a function that queues a notice.
 * The notice appears once after a pause in typing, even if the visitor has typed valid characters after the removed
 * ones. The next edit clears the notice.
 */
function useNotice(formatNotice: (changes: typeof NO_CHANGES) => string) {
  const [notice, setNotice] = useState('');
  const pendingChanges = useRef(NO_CHANGES);
  const lastNotice = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const showNotice = () => {
    const text = formatNotice(pendingChanges.current);
    pendingChanges.current = NO_CHANGES;
    lastNotice.current = formatRepeatedText(text, lastNotice.current);
    setNotice(lastNotice.current);
  };
  const queueNotice = (firstSentence: string, removedText: string, isTruncated: boolean) => {
    clearTimeout(timer.current);
    setNotice('');
    const previousChanges = pendingChanges.current;
    pendingChanges.current = {
      firstSentence: firstSentence || previousChanges.firstSentence,
      removedCharacters: previousChanges.removedCharacters + removedText,
      isTruncated: previousChanges.isTruncated || isTruncated,
    };
    const { current } = pendingChanges;
    if (current.firstSentence || current.removedCharacters || current.isTruncated)
      timer.current = setTimeout(showNotice, NOTICE_DELAY_MS);
  };
  return [notice, queueNotice] as const;
}

const getFilteredField = (field: FieldDefinition | undefined): FilteredField | null =>
  field?.kind !== 'file' && field?.filterKind ? (field as FilteredField) : null;

/**
 * Returns the state of a text field, its notice and the properties of its native control. The text is filtered during
 * typing if the form's definition requires a filter (§5.1). `convert` receives the complete text before the filter
 * runs, and returns the text for the filter. If `convert` changes the text, it also returns a notice.
 */
export function useText<Element extends Control>(
  name: string,
  convert?: (text: string) => { text: string; notice: string },
) {
  const field = useField(name);
  const { value, edit, form, rules, isReadOnly } = field;
  const filteredField = getFilteredField(form.fields[name]);
  const control = useRef<Element>(null);
  const caretIndex = useRef<number>(null);
  /** The text after the visitor's last edit, or null before the first edit. */
  const [typedText, setTypedText] = useState<string | null>(null);
  const [notice, queueNotice] = useNotice(({ firstSentence, ...removal }) =>
    [firstSentence, filteredField ? formatFilterNotice(filteredField, rules, removal) : '']
      .filter((part) => part !== '')
      .join(words.shared.betweenSentences),
  );

  // Chromium selects a dropped text, so the end of the selection is the end of the insertion. Inputs of type email have
  // no readable caret position.
  const acceptText = (text: string, insertionEnd = control.current?.selectionEnd ?? undefined) => {
    if (!filteredField) return edit(text);
    const conversion = convert?.(text) ?? { text, notice: '' };
    const isConverted = conversion.text !== text;
    const filterResult = filterText(filteredField, conversion.text, rules, isConverted ? undefined : insertionEnd);
    // Stores the caret position, because React would move the caret to the end.
    if (filterResult.value !== text && insertionEnd !== undefined) {
      const textAfterCaret = filterText(filteredField, text.slice(insertionEnd), rules).value;
      caretIndex.current = Math.max(0, filterResult.value.length - textAfterCaret.length);
    }
    edit(filterResult.value);
    setTypedText(filterResult.value);
    queueNotice(conversion.notice, filterResult.removedCharacters, filterResult.isTruncated);
  };
  useLayoutEffect(() => {
    if (caretIndex.current !== null) control.current?.setSelectionRange(caretIndex.current, caretIndex.current);
    caretIndex.current = null;
  });
  /**
   * Prevents typed input that the filter would remove completely. Otherwise, an unwanted character would delete the
   * selected text. The browser's Undo could not restore this text, because the filter replaces the field's value.
   */
  const preventUnwantedInput = useEffectEvent((event: InputEvent) => {
    const { selectionStart, selectionEnd, value: text = '', localName } = control.current ?? {};
    const isLineBreak = event.inputType === 'insertLineBreak' && localName === 'textarea';
    const isTyped = event.inputType === 'insertText' && !event.isComposing;
    const input = isLineBreak ? '\n' : isTyped && event.data;
    // A '+' may begin a country code.
    if (!filteredField || !input || (convert && /[+＋]/.test(input))) return;
    if (typeof selectionStart !== 'number' || typeof selectionEnd !== 'number') return;
    const [head, tail] = [text.slice(0, selectionStart), text.slice(selectionEnd)];
    const filterResult = filterText(filteredField, head + input + tail, rules, head.length + input.length);
    if (filterResult.value !== head + tail) return;
    event.preventDefault();
    setTypedText(text);
    queueNotice('', filterResult.removedCharacters, filterResult.isTruncated);
  });
  useEffect(() => {
    const element: HTMLElement | null = control.current;
    const onBeforeInput = (event: InputEvent) => preventUnwantedInput(event);
    // React's `onBeforeInput` handles a different event, which has no `inputType`.
    element?.addEventListener('beforeinput', onBeforeInput);
    return () => element?.removeEventListener('beforeinput', onBeforeInput);
  }, []);
  // Stores text that the visitor typed into a prerendered field before hydration. Otherwise React would show an empty
  // field.
  const storeEarlyText = useEffectEvent(() => {
    const text = control.current?.value;
    if (text && text !== value) acceptText(text, text.length);
  });
  useLayoutEffect(() => storeEarlyText(), []);

  return {
    field,
    /** The definition of the field if its text is filtered during typing; otherwise null. */
    filteredField,
    /** The notice about the last edit, or '' after a change that is not an edit, such as a form reset. */
    notice: typedText === value ? notice : '',
    /** The number of characters after the visitor's last edit, or null before the first edit. */
    typedCount: typedText?.length ?? null,
    textProps: {
      ref: control,
      value,
      readOnly: isReadOnly,
      onChange: ({ target, nativeEvent }: ChangeEvent<Element>) => {
        // An input method, such as those for Japanese and Hindi, first enters intermediate text. Filtering the
        // intermediate text would stop the composition.
        if ((nativeEvent as InputEvent).isComposing) edit(target.value);
        else acceptText(target.value);
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<Element>) => acceptText(currentTarget.value),
    },
  };
}
