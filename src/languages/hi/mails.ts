import type { MailWords } from '#kit';

/** The mails that follow a form (§7.2). */
export const words: MailWords = {
  contact: {
    admin: {
      subject: 'वेबसाइट से नया संदेश',
      heading: 'वेबसाइट से नया संदेश',
      intro: 'किसी ने संपर्क फ़ॉर्म से संदेश भेजा है।',
    },
    confirmation: {
      subject: '{firm} को आपका संदेश',
      thanks: 'धन्यवाद, आपका संदेश हमें मिल गया है। हम जल्द ही जवाब देंगे। आपने हमें यह भेजा है:',
    },
  },
  application: {
    admin: {
      subject: 'नया आवेदन: {position}',
      heading: 'नया आवेदन',
      intro: 'किसी ने वेबसाइट से नौकरी के लिए आवेदन किया है।',
    },
    confirmation: {
      subject: '{firm} में आपका आवेदन मिल गया है',
      thanks: 'आवेदन के लिए धन्यवाद। हम उसे ध्यान से पढ़ेंगे और जल्द ही जवाब देंगे।',
    },
    anyPosition: 'पद',
    whereAllIs: 'पूरा आवेदन, रिज़्यूमे के साथ, स्प्रेडशीट में है।',
    attached: 'रिज़्यूमे इस ईमेल के साथ जुड़ा है।',
    unscanned: '{file} (वायरस की जाँच नहीं हुई)',
  },
  quote: {
    admin: {
      subject: 'कोटेशन के लिए नया अनुरोध: {plan}',
      heading: 'कोटेशन के लिए नया अनुरोध',
      intro: 'किसी ने कोटेशन माँगा है।',
    },
    confirmation: {
      subject: '{firm} को आपका अनुरोध मिल गया है',
      thanks: 'धन्यवाद, आपका अनुरोध हमें मिल गया है। हम जल्द ही जवाब देंगे। आपने हमें यह भेजा है:',
    },
    anyPlan: 'प्लान',
    budget: '{amount} {currency}',
  },
  customRequest: {
    admin: {
      subject: 'विशेष समाधान के लिए नया अनुरोध',
      heading: 'विशेष समाधान के लिए नया अनुरोध',
      intro: 'किसी ने अपनी ज़रूरत का समाधान माँगा है।',
    },
    confirmation: {
      subject: '{firm} को आपका अनुरोध मिल गया है',
      thanks: 'धन्यवाद, आपका अनुरोध हमें मिल गया है। हम जल्द ही जवाब देंगे। आपने हमें यह भेजा है:',
    },
  },
  labels: {
    name: 'नाम',
    applicant: 'आवेदक का नाम',
    email: 'ईमेल',
    phone: 'फ़ोन',
    message: 'संदेश',
    position: 'पद',
    coverLetter: 'कवर लेटर',
    resumeFileName: 'रिज़्यूमे की फ़ाइल',
    page: 'पेज',
    plan: 'प्लान',
    addon: 'अतिरिक्त सेवा',
    details: 'प्रोजेक्ट',
    budget: 'बजट',
    companySize: 'कंपनी का आकार',
    serviceInterest: 'पसंद की सेवा',
    industry: 'उद्योग',
    businessType: 'कारोबार का प्रकार',
    budgetKey: 'पहले से तय बजट सीमा',
    requirements: 'ज़रूरतें',
    submitted: 'भेजने का समय',
    reference: 'संदर्भ संख्या',
  },
  labelled: '{label}:',
  notProvided: 'नहीं बताया गया',
  digest: {
    subject: 'आए हुए संदेश: {count}',
    heading: 'एक ईमेल में कई संदेश',
    intro:
      'आज फ़ॉर्म से इतने संदेश आए कि हर एक के लिए अलग ईमेल नहीं भेजा जा सकता, या उनमें से बहुत-से एक ही जगह से आए। इस ईमेल में सब कुछ पूरा दिया गया है। नीचे दिए गए किसी भी व्यक्ति को पुष्टि नहीं भेजी गई है।',
  },
  received: 'धन्यवाद, आपकी भेजी हुई जानकारी हमें मिल गई है। हम जल्द ही जवाब देंगे।',
  greeting: 'नमस्ते {name},',
  greetingWithoutName: 'नमस्ते,',
  closing: ['कृपया संदर्भ संख्या संभालकर रखें: उससे हम आपका संदेश तुरंत ढूँढ लेते हैं।', 'अगर यह आपने नहीं भेजा है, तो इस ईमेल पर ध्यान न दें।'],
};
