import type { JobWords } from '#kit';

export const words: JobWords = {
  breadcrumb: 'आप यहाँ हैं',
  workplace: 'काम की जगह:',
  salary: 'वेतन:',
  applyBy: 'आवेदन की आख़िरी तारीख़:',
  remote: 'घर से, {countries} में',
  salaryRange: '{least} से {most}',
  salaryPer: {
    HOUR: '{pay} प्रति घंटा',
    DAY: '{pay} प्रतिदिन',
    WEEK: '{pay} प्रति सप्ताह',
    MONTH: '{pay} प्रति माह',
    YEAR: '{pay} प्रति वर्ष',
  },
  otherJobs: 'दूसरी नौकरियाँ',
  allJobs: 'सभी नौकरियाँ देखें',
  closed: 'यह नौकरी अब ख़ाली नहीं है। हम इसके लिए आवेदन नहीं ले रहे हैं।',
  openJobs: 'ख़ाली नौकरियाँ',
  noJobs: 'अभी हमारे पास कोई नौकरी ख़ाली नहीं है।',
};
