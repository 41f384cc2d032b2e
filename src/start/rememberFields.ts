type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Selects text fields and select elements. */
const FIELD_SELECTOR = ['text', 'email', 'tel']
  .map((type) => `input[type="${type}"][name]`)
  .concat('input:not([type])[name]', 'textarea[name]', 'select[name]')
  .join();

/**
 * Returns a function that restores the fields and the focus of a prerendered page after React has replaced the page's
 * elements. React replaces the elements if a browser extension or a translation changed the page before hydration. The
 * replaced elements still contain the visitor's input (WCAG 3.3.7).
 */
export function rememberFields(root: HTMLElement): () => void {
  const oldFields = [...root.querySelectorAll<Field>(FIELD_SELECTOR)];
  const focusedField = oldFields.find((field) => field === document.activeElement);
  return () => {
    for (const oldField of oldFields) {
      const field = root.querySelector<Field>(`${oldField.localName}[name="${oldField.name}"]`);
      if (!field || oldField.isConnected) continue;
      if (oldField.value !== '' && oldField.value !== field.value) changeValue(field, oldField.value);
      if (oldField === focusedField && document.activeElement === document.body) field.focus();
    }
  };
}

/** Changes the value of a field as a visitor does, so that React detects the change. */
function changeValue(field: Field, value: string): void {
  // Uses the setter of the prototype, because React's own setter on the element would record the value. React ignores
  // the event if the field has the recorded value.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
}
