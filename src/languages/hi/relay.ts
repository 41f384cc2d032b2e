import type { RelayWords } from '#kit';

/** The texts for visitors in the server's responses. */
export const words: RelayWords = {
  infected: 'यह फ़ाइल वायरस की जाँच में पास नहीं हुई। कृपया कोई दूसरी फ़ाइल चुनें',
  notFound: 'पेज नहीं मिला',
  failed: 'कोई गड़बड़ी हुई है',
  tooMany: 'आपके कनेक्शन से कम समय में बहुत कुछ भेजा गया। कृपया थोड़ी देर रुककर दोबारा भेजें।',
};
