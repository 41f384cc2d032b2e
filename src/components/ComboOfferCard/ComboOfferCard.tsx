import type { ComboCard } from '../../site/types';
import { Button, type ButtonProps } from '../Button/Button';
import buttonStyles from '../Button/Button.module.css';
import { Card } from '../Card/Card';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';

export interface ComboOfferCardProps {
  card: ComboCard;
  callToAction: string;
  /** Called on a press of the custom card's button, to open the dialog. */
  onCustom: () => void;
  customFallback?: ButtonProps['fallback'];
  onCustomIntent?: () => void;
}

/** Renders a combo on the services page (§2.10), with a link to its page, or with a button that opens a dialog. */
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
