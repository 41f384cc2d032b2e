/** In Jest a CSS module's class is its own name. */
export default new Proxy<Record<string, string>>({}, { get: (_target, name) => String(name) });
