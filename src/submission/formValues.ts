import type { ResumeFile } from './resume';

/** What the two validated forms hold while somebody fills them in (§3.12, §3.13). The country code is beside them. */

export interface ContactFormValues {
  name: string;
  email: string;
  /** Digits without the country code. */
  phone: string;
  message: string;
}

export interface ApplicationFormValues {
  name: string;
  email: string;
  phone: string;
  coverLetter: string;
  /** A `File`, or what is known of one; null until chosen. */
  resume: ResumeFile | null;
}
