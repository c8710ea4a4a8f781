import { useSettled } from './use-settled.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface SettledStatusProps {
  /** Undefined: nothing to say. */
  message: string | undefined;
  /** What is being typed. */
  typed: string;
}

/** Says what typing has led to, for the ear alone and once typing has paused: a result at every letter would talk into it. */
export function SettledStatus({ message, typed }: SettledStatusProps) {
  return <VisuallyHidden role="status">{useSettled(message, typed)}</VisuallyHidden>;
}
