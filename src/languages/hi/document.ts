import type { DocumentWords } from '#kit';

export const words: DocumentWords = {
  insteadOfForm: 'कृपया हमें {inbox} पर लिखें या फ़ोन करें: {phone}।',
  startFailed: 'पेज का यह हिस्सा लोड नहीं हुआ। अपना इंटरनेट कनेक्शन जाँचें और पेज फिर से लोड करें।',
};
