/** A CSS module in which every class maps to its own name. */
export default new Proxy<Record<string, string>>({}, { get: (_target, name) => String(name) });
