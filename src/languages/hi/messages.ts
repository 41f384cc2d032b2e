import type { MessageWords } from '#kit';

/** The validation messages (§5.2). */
export const words: MessageWords = {
  name: {
    missing: 'कृपया अपना नाम लिखें',
    notLetters: 'नाम में सिर्फ़ A से Z तक के अंग्रेज़ी अक्षर और ख़ाली जगह हो सकती है',
    signs: 'नाम में सिर्फ़ अक्षर, ख़ाली जगह, हाइफ़न और अपॉस्ट्रॉफ़ी हो सकते हैं',
    noLetter: 'नाम में कम से कम एक अक्षर होना चाहिए',
  },
  email: {
    missing: 'कृपया अपना ईमेल पता लिखें',
    invalid: 'कृपया सही ईमेल पता लिखें, जैसे naam@company.example',
    start: 'ईमेल पता किसी अक्षर से शुरू होना चाहिए',
    format: 'यह ईमेल पता अधूरा है या इसमें कोई ग़लती है',
    ending: 'ईमेल पता .com पर ख़त्म होना चाहिए',
  },
  phone: {
    missing: 'कृपया अपना फ़ोन नंबर लिखें',
    digits: 'फ़ोन नंबर में {digits} अंक होने चाहिए',
    ofCountry: 'कृपया चुने हुए देश का सही फ़ोन नंबर लिखें',
  },
  message: { missing: 'कृपया अपना संदेश लिखें' },
  coverLetter: { missing: 'कृपया अपना कवर लेटर लिखें' },
  resume: {
    missing: 'कृपया अपना रिज़्यूमे जोड़ें',
    type: 'कृपया PDF या Word फ़ाइल चुनें',
    size: 'फ़ाइल {limit}\u00a0MB से छोटी होनी चाहिए',
    empty: 'यह फ़ाइल ख़ाली है। कृपया PDF या Word फ़ाइल चुनें',
    macros: 'इस Word फ़ाइल में मैक्रो हैं। कृपया उसे मैक्रो के बिना या PDF के रूप में सेव करें',
    unreadable: 'यह फ़ाइल पढ़ी नहीं जा सकी। कृपया उसे दोबारा चुनें',
  },
  budget: { notANumber: 'कृपया कोई संख्या लिखें', notAnAmount: 'कृपया कोई राशि लिखें, जैसे {example}' },
  tooLong: { one: 'ज़्यादा से ज़्यादा {count} अक्षर', other: 'ज़्यादा से ज़्यादा {count} अक्षर' },
  notOneLine: 'यहाँ नई पंक्ति और कंट्रोल चिह्न नहीं चलते',
};
