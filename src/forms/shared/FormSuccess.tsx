import { SuccessOverlay } from '../../components/SuccessOverlay/SuccessOverlay';
import type { Sent } from '../../store/submissions/submissionsSlice';
import { SentDetails } from './SentDetails';
import type { OutcomeWords } from './words';

/** §9.1: milliseconds until the overlay closes by itself. */
const SUCCESS_OVERLAY = 6000;

export interface FormSuccessProps {
  words: OutcomeWords;
  sent: Sent;
  onClose: () => void;
}

/** The success overlay of §2.11 and §2.12, with where the answer goes and the reference to quote. */
export function FormSuccess({ words, sent, onClose }: FormSuccessProps) {
  return (
    <SuccessOverlay title={words.title} closeLabel="Close" closesAfter={SUCCESS_OVERLAY} onClose={onClose}>
      <p>{words.text}</p>
      <SentDetails sent={sent} />
    </SuccessOverlay>
  );
}
