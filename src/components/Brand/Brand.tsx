import type { Picture as PictureData } from '../../site/types';
import { Link } from '../Link/Link';
import { Picture } from '../Picture/Picture';
import styles from './Brand.module.css';

export interface BrandProps {
  logo: PictureData;
  name: string;
  onClick?: () => void;
}

/** Renders a link to the home page with the firm's logo and name (§2.2, §2.3). */
export function Brand({ logo, name, onClick }: BrandProps) {
  return (
    <Link to="/" className={styles.brand} {...(onClick && { onClick })}>
      <Picture picture={logo} loading="eager" className={styles.logo} />
      {name}
    </Link>
  );
}
