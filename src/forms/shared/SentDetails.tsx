import type { Sent } from '../../store/submissions/submissionsSlice';

/** Where the answer goes, and what to quote when asking after it. */
export function SentDetails({ sent: { email, reference } }: { sent: Sent }) {
  return (
    <>
      {email && <p>We will write to {email}</p>}
      <p>
        Your reference: <strong>{reference}</strong>
      </p>
    </>
  );
}
