/** The one place where this script turns text into HTML and script addresses: both come from this site's own build. */
interface TrustedPolicy {
  createHTML: (text: string) => string;
  createScriptURL: (address: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: TrustedPolicy) => TrustedPolicy;
}
const rules: TrustedPolicy = { createHTML: (text) => text, createScriptURL: (address) => address };
export const trusted =
  (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('website#start', rules) ?? rules;
