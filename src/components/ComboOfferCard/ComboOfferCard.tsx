import type { ComboCard } from '../../site/types';
import { Button, type ButtonProps } from '../Button/Button';
import buttonStyles from '../Button/Button.module.css';
import { Card } from '../Card/Card';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';

export interface ComboOfferCardProps {
  card: ComboCard;
  callToAction: string;
  /** For the custom card: opens its dialog. */
  onCustom: () => void;
  customFallback?: ButtonProps['fallback'];
  onCustomIntent?: () => void;
}

/** One of the combos on the services page (§2.10): a link to its page, or a button where a dialog opens. */
export function ComboOfferCard({ card, callToAction, onCustom, customFallback, onCustomIntent }: ComboOfferCardProps) {
  const { title, description, icon, link, isCustom } = card;
  return (
    <Card>
      <Icon name={icon} />
      <h3>{title}</h3>
      <p>{description}</p>
      {isCustom ? (
        <Button
          hiddenSuffix={title}
          fallback={customFallback}
          onClick={onCustom}
          onPointerEnter={onCustomIntent}
          onFocus={onCustomIntent}
        >
          {callToAction}
        </Button>
      ) : (
        <Link to={link} hiddenSuffix={title} className={buttonStyles.button}>
          {callToAction}
        </Link>
      )}
    </Card>
  );
}
