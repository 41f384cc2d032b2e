import { Dialog } from '../../components/Dialog/Dialog';
import type { LetterheadProps } from '../../components/Letterhead/Letterhead';
import type { QuoteSettings, Settings } from '../../content/types';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { quoteClosed, type QuoteSelection } from '../../store/quote/quoteSlice';
import { selectIsSubmitting } from '../../store/submissions/submissionsSlice';
import { QuoteForm } from './QuoteForm';
import { fillIn, wholePlan } from './quoteWords';

export interface QuoteDialogProps {
  settings: QuoteSettings;
  selection: QuoteSelection;
  /** The name of the page that the plan stands on. */
  service: string;
  firm: LetterheadProps['firm'];
  delivery: Settings['quoteDelivery'];
}

/** The quote dialog of all pricing and combo pages (§2.14, §4.7): mounted while a plan is chosen. */
export default function QuoteDialog({ settings, selection, service, firm, delivery }: QuoteDialogProps) {
  const dispatch = useAppDispatch();
  const isSubmitting = useAppSelector((state) => selectIsSubmitting(state, 'quote'));
  const close = () => dispatch(quoteClosed());
  const title = fillIn(settings.title, selection);
  return (
    <Dialog
      title={title}
      isBusy={isSubmitting}
      onClose={close}
      // The title is the same for both plans of one name.
      {...(selection.distinction !== undefined && { subtitle: wholePlan(selection) })}
    >
      <QuoteForm
        settings={settings}
        selection={selection}
        service={service}
        firm={firm}
        delivery={delivery}
        title={title}
        onClose={close}
      />
    </Dialog>
  );
}
