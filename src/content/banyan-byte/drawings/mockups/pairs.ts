/** A plan's two pictures, keyed by the file's name without '-1' and '-2'. */
export type Pairs = Readonly<Record<string, readonly [string, string]>>;
