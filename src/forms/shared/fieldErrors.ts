/** Messages by the names of fields. */
export type FieldErrors = Partial<Record<string, string>>;
