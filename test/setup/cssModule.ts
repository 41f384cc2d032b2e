/** The replacement for each CSS module in Jest. Every class maps to its own name. */
export default new Proxy<Record<string, string>>({}, { get: (_target, name) => String(name) });
