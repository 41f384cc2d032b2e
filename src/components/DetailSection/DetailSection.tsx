import { useId } from 'react';
import type { DetailSection as DetailSectionData, LabelledList } from '../../site/types';
import { Button, type ButtonAction } from '../Button/Button';
import { Picture } from '../Picture/Picture';
import styles from './DetailSection.module.css';

export interface DetailSectionProps {
  section: DetailSectionData;
  callToAction: string;
  action: ButtonAction;
}

function TitledList({ list }: { list: LabelledList }) {
  const id = useId();
  return (
    <div className={styles.titledList}>
      <h4 id={id}>{list.heading}</h4>
      <ul aria-labelledby={id}>
        {list.items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Renders the long description of one plan (§2.13): texts, two lists, a quotation, the button that opens the quote
 * dialog, and pictures.
 */
export function DetailSection({ section, callToAction, action }: DetailSectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.text}>
        <h3>{section.heading}</h3>
        <p className={styles.audience}>{section.audience}</p>
        <p>{section.paragraph}</p>
        <div className={styles.lists}>
          <TitledList list={section.offer} />
          <TitledList list={section.suitability} />
        </div>
        <blockquote className={styles.quote}>
          <p>{section.quote}</p>
        </blockquote>
        <Button hiddenSuffix={section.plan} {...action}>
          {callToAction}
        </Button>
      </div>
      {section.pictures && (
        <div className={styles.pictures}>
          {section.pictures.map((picture, index) => (
            <Picture key={index} picture={picture} className={styles.picture} />
          ))}
        </div>
      )}
    </section>
  );
}
