import type { Picture as PictureData } from '../../site/types';
import { Picture } from '../Picture/Picture';
import styles from './LogoTile.module.css';

/** Renders a client's logo on a light tile in both themes, because most logos are drawn for a light background. */
export function LogoTile({ logo }: { logo: PictureData }) {
  return (
    <div className={styles.tile}>
      <Picture picture={logo} />
    </div>
  );
}
