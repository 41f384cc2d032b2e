import { Dialog } from '../../components/Dialog/Dialog';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { currencyChosen, quoteClosed, selectCurrency } from '../../store/quote/quoteSlice';
import { selectIsSubmitting } from '../../store/submissions/submissionsSlice';
import { getQuoteFormId, QuoteForm, type QuoteFormProps } from './QuoteForm';
import { formatQuoteTitle, formatPlanName } from './quoteWords';

export type QuoteDialogProps = Pick<
  QuoteFormProps,
  'settings' | 'selection' | 'service' | 'firm' | 'delivery' | 'formRules' | 'currencies'
>;

/**
 * Renders the quote dialog of all pages with plans (page kinds `plans`, `combo` and `bundle`; §2.14, §3.9, §4.7).
 * `DialogHost` mounts the dialog while a plan is selected.
 */
export default function QuoteDialog(props: QuoteDialogProps) {
  const { settings, selection } = props;
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency) ?? props.currencies[0];
  const isSubmitting = useAppSelector((state) => selectIsSubmitting(state, getQuoteFormId(selection)));
  const close = () => dispatch(quoteClosed());
  return (
    <Dialog
      title={formatQuoteTitle(settings, selection)}
      isBusy={isSubmitting}
      onClose={close}
      // The subtitle distinguishes plans with the same name, because their dialogs have the same title.
      {...(selection.distinction !== undefined && { subtitle: formatPlanName(selection) })}
    >
      <QuoteForm
        {...props}
        currency={currency}
        onCurrencyChange={(nextCurrency) => dispatch(currencyChosen(nextCurrency))}
        onDone={close}
      />
    </Dialog>
  );
}
