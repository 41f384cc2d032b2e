import type { RelayWords } from '#kit';

/** The texts for people in the server's responses. */
export const words: RelayWords = {
  infected: 'यह फ़ाइल वायरस की जाँच में पास नहीं हुई। कृपया कोई दूसरी फ़ाइल चुनें',
  notFound: 'इस पते पर कुछ नहीं है',
  failed: 'कोई गड़बड़ी हुई है',
  tooMany: 'कम समय में बहुत ज़्यादा संदेश',
  notStored: 'आपकी जानकारी सेव नहीं हो सकी। कृपया दोबारा कोशिश करें।',
};
