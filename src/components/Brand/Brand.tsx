import type { Picture as PictureData } from '../../site/types';
import { Link } from '../Link/Link';
import { Picture } from '../Picture/Picture';
import styles from './Brand.module.css';

export interface BrandProps {
  logo: PictureData;
  name: string;
}

/** Renders a link to the home page with the firm's logo and name (§2.2, §2.3). */
export function Brand({ logo, name }: BrandProps) {
  return (
    <Link to="/" className={styles.brand}>
      <Picture picture={logo} loading="eager" className={styles.logo} />
      {name}
    </Link>
  );
}
