import type { ControlWords, MotionWords } from '#kit';

/**
 * Returns the texts for moving content whose name is a plural noun. The participles in `verbs` have the gender of the
 * noun: 'तस्वीरें रोकें', 'तस्वीरें रुकी हुई हैं'.
 */
const createMotionWords = (subject: string, verbs: { moving: string; paused: string }): MotionWords => ({
  pause: `${subject} रोकें`,
  play: `${subject} चलाएँ`,
  moving: `${subject} ${verbs.moving}`,
  paused: `${subject} ${verbs.paused}`,
});
const FEMININE = { moving: 'चल रही हैं', paused: 'रुकी हुई हैं' };
const MASCULINE = { moving: 'चल रहे हैं', paused: 'रुके हुए हैं' };

export const words: ControlWords = {
  documentTitle: { home: '{firm} – {tagline}', page: '{title} – {firm}' },
  skipLink: 'सीधे मुख्य सामग्री पर जाएँ',
  mainNavigation: 'मुख्य मेन्यू',
  menu: 'मेन्यू',
  contact: 'हमसे संपर्क करें',
  display: 'डिस्प्ले सेटिंग',
  footer: {
    links: 'ज़रूरी लिंक',
    contact: 'संपर्क',
    social: 'हमसे जुड़ें',
    copyright: '© {firm}',
    pauseMotion: 'सभी ऐनिमेशन रोकें',
    playMotion: 'ऐनिमेशन फिर चलाएँ',
    motionPaused: 'सभी ऐनिमेशन रुके हुए हैं',
    motionPlays: 'ऐनिमेशन की फिर से अनुमति है',
  },
  address: {
    line: '{street}, {city} {postalCode}, {country}',
    lines: ['{street}', '{city} {postalCode}', '{country}'],
  },
  letterheadContact: '{inbox}, {phone}',
  newTab: '(नए टैब में खुलता है)',
  close: 'बंद करें',
  carousel: {
    role: 'कैरोसेल',
    slideRole: 'स्लाइड',
    slide: '{count} में से {number}',
    choose: 'स्लाइड चुनें',
    goTo: 'स्लाइड {number} पर जाएँ',
    previous: 'पिछला',
    next: 'अगला',
    shown: '{count} में से {number}: {title}',
    twoShown: '{count} में से {number} और {nextNumber}: {title}, {nextTitle}',
  },
  motion: {
    slides: createMotionWords('तस्वीरें', FEMININE),
    insights: createMotionWords('ख़बरें', FEMININE),
    testimonials: createMotionWords('ग्राहकों की राय', { moving: 'चल रही है', paused: 'रुकी हुई है' }),
    members: createMotionWords('कार्ड', MASCULINE),
    logos: createMotionWords('लोगो', MASCULINE),
  },
  showMore: '{all} में से {count} और दिखाएँ',
  characters: {
    typed: '{limit} में से {count} कैरेक्टर',
    left: { other: '{count} कैरेक्टर बाक़ी' },
  },
  included: 'शामिल',
  notIncluded: 'शामिल नहीं',
  distinctPlan: '{name}, {distinction}',
  serviceCombo: '{name} का कॉम्बो',
  lastUpdated: 'आख़िरी बदलाव: {date}',
  chunkError: {
    title: 'पेज का यह हिस्सा लोड नहीं हुआ',
    text: 'अपना इंटरनेट कनेक्शन जाँचें, फिर दोबारा कोशिश करें।',
    retry: 'दोबारा कोशिश करें',
    loading: 'लोड हो रहा है…',
  },
  renewed: {
    title: 'यह वेबसाइट अपडेट हो गई है',
    text: 'यह हिस्सा पिछले संस्करण का है और अब मौजूद नहीं है। आगे बढ़ने के लिए पेज को फिर से लोड करें। आपका लिखा हुआ सुरक्षित रहेगा; सिर्फ़ फ़ाइल और बजट आपको दोबारा देने होंगे। अपने चुने हुए विकल्प भी जाँच लें।',
    reload: 'पेज फिर से लोड करें',
  },
  renderError: {
    title: 'कोई गड़बड़ी हुई है',
    text: 'गड़बड़ी हमारी ओर से है। दोबारा कोशिश के लिए पेज को फिर से लोड करें, या होम पेज से नई शुरुआत करें।',
    reload: 'पेज फिर से लोड करें',
    home: 'होम पेज पर जाएँ',
  },
};
