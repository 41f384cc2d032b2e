import type { ConformanceWords } from '#kit';

export const words: ConformanceWords = {
  intro: 'मानकों की हर शर्त: उसका नतीजा और उसके पीछे की जाँचें।',
  breadcrumb: 'आप यहाँ हैं',
  product: 'उत्पाद',
  date: 'जाँच की तारीख़',
  programs: 'प्रोग्राम',
  methods: 'हमने कैसे जाँचा',
  methodTexts: [
    'इस रिपोर्ट का कोई भी नतीजा हाथ से नहीं लिखा गया है। ‘पूरा’ का अर्थ है कि इस शर्त के लिए परीक्षण या लोगों की हस्ताक्षरित जाँचें हैं। सब सफल रहीं, और कोई भी एक साल से पुरानी नहीं है।',
    '‘लागू नहीं’ का अर्थ है कि परीक्षणों को किसी पेज पर ऐसी सामग्री नहीं मिली। ‘जाँचा नहीं गया’ का अर्थ है कि कोई हाल का परीक्षण नतीजा नहीं दिखाता।',
    'प्रमाण में प्रोग्राम, माप, परीक्षणों की फ़ाइल या किसी व्यक्ति की जाँच का नाम है। सफल जाँचों की संख्या कोष्ठक में है।',
    'यूरोपीय मानक EN 301 549 का अध्याय 9 और अमेरिकी Section 508 का भाग E205.4 स्तर A और AA माँगते हैं। पहली दो तालिकाएँ उन्हें दिखाती हैं।',
  ],
  download: 'यह रिपोर्ट डाउनलोड करें (YAML)',
  criterion: 'शर्त',
  conformance: 'नतीजा',
  evidence: 'प्रमाण',
  levels: { supports: 'पूरा', 'not-applicable': 'लागू नहीं', 'not-evaluated': 'जाँचा नहीं गया' },
  chapters: {
    success_criteria_level_a: 'WCAG 2.2, स्तर A',
    success_criteria_level_aa: 'WCAG 2.2, स्तर AA',
    success_criteria_level_aaa: 'WCAG 2.2, स्तर AAA',
    functional_performance_criteria: 'Section 508, अध्याय 3: कार्यात्मक क्षमता',
    support_documentation_and_services: 'Section 508, अध्याय 6: दस्तावेज़ और सहायता',
    en_301_549_functional_performance: 'EN 301 549, अध्याय 4: कार्यात्मक क्षमता',
    en_301_549_documentation_and_support_services: 'EN 301 549, अध्याय 12: दस्तावेज़ और सहायता',
  },
  derived: 'इनसे निकलता है:',
  noEvidence: 'कोई नहीं',
};
