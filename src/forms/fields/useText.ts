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
import { fill } from '../../site/fill';
import { filterText } from '../../submission/filters';
import { leftOutWords, type FilteredField } from './acceptance';
import type { FieldDefinition } from '../../submission/forms/field';
import { useField } from './useField';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Milliseconds after the last key before it is told what was left out: typing goes on undisturbed. */
const PAUSE = 600;
const NOTHING = { lead: '', left: '', isCut: false };

/**
 * What is told of left-out characters (§5.1): once, after typing has paused, also when good ones followed. The next key
 * takes it back. Screen readers drop a live text that equals the one before, so the same again begins with a word that says so.
 */
function useNotice(inWords: (out: typeof NOTHING) => string) {
  const [notice, setNotice] = useState('');
  const pending = useRef(NOTHING);
  const last = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const say = () => {
    const text = inWords(pending.current);
    pending.current = NOTHING;
    last.current = text === last.current ? fill(words.leftOut.again, { notice: text }) : text;
    setNotice(last.current);
  };
  const tell = (lead: string, left: string, isCut: boolean) => {
    clearTimeout(timer.current);
    setNotice('');
    const before = pending.current;
    pending.current = { lead: lead || before.lead, left: before.left + left, isCut: before.isCut || isCut };
    const { current } = pending;
    if (current.lead || current.left || current.isCut) timer.current = setTimeout(say, PAUSE);
  };
  return [notice, tell] as const;
}

const filteredField = (field: FieldDefinition | undefined): FilteredField | null =>
  field?.kind !== 'file' && field?.filteredAs ? (field as FilteredField) : null;

/**
 * Returns a text with what to tell of it and the props of its native control. Where the form's definition asks for it, the text
 * is filtered while it is typed (§5.1). `convert` may take a whole text apart before the filter, and has words for that.
 */
export function useText<Element extends Control>(
  name: string,
  convert?: (text: string) => { text: string; notice: string } | null,
) {
  const field = useField(name);
  const { value, edit, form, rules, isReadOnly } = field;
  const filter = filteredField(form.fields[name]);
  const control = useRef<Element>(null);
  const caret = useRef<number>(null);
  const [typed, setTyped] = useState<number | null>(null);
  const [notice, tell] = useNotice(({ lead, ...out }) =>
    [lead, filter ? leftOutWords(filter, rules, out) : '']
      .filter((part) => part !== '')
      .join(words.shared.betweenSentences),
  );

  const take = (text: string) => {
    if (!filter) return edit(text);
    const converted = convert?.(text) ?? null;
    const accepted = filterText(filter, converted?.text ?? text, rules);
    const at = control.current?.selectionStart;
    // React would put the caret at the end. Inputs of type email tell no caret and keep none.
    if (accepted.value !== text && typeof at === 'number')
      caret.current = filterText(filter, text.slice(0, at), rules).value.length;
    edit(accepted.value);
    setTyped(accepted.value.length);
    tell(converted?.notice ?? '', accepted.left, accepted.isCut);
  };
  useLayoutEffect(() => {
    if (caret.current !== null) control.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  // What was typed into a prerendered field before this code arrived is taken over before React shows its own empty value.
  const takeOver = useEffectEvent(() => {
    const text = control.current?.value;
    if (text && text !== value) take(text);
  });
  useLayoutEffect(() => takeOver(), []);

  return {
    field,
    /** How the text is filtered; null where everything is kept. */
    filter,
    notice,
    /** Characters after the visitor's last edit; null before the first. */
    typed,
    textProps: {
      ref: control,
      value,
      readOnly: isReadOnly,
      onChange: ({ target, nativeEvent }: ChangeEvent<Element>) => {
        // An input method (Japanese, Hindi) writes before it decides: to filter that would break it.
        if ((nativeEvent as InputEvent).isComposing) edit(target.value);
        else take(target.value);
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<Element>) => take(currentTarget.value),
    },
  };
}
