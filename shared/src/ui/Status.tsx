import { useSettled } from './use-settled.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface StatusProps {
  message: string | false | null | undefined;
  /** Typed text that the message is about. Waits for a pause: a message per keystroke would interrupt the typing echo. */
  typed?: string;
}

const Settled = ({ message, typed }: StatusProps) => useSettled(message || undefined, typed);

/** Announces a change that does not move the focus to screen readers. Its region exists before its first message. */
export const Status = ({ message, typed }: StatusProps) => (
  <VisuallyHidden role="status">
    {typed === undefined ? message : <Settled message={message} typed={typed} />}
  </VisuallyHidden>
);
