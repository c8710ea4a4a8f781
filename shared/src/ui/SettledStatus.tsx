import { useSettled } from './use-settled.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface SettledStatusProps {
  message: string | undefined;
  typed: string;
}

/**
 * Announces the result of typing to screen readers after a pause. A message per keystroke would interrupt the typing
 * echo.
 */
export function SettledStatus({ message, typed }: SettledStatusProps) {
  return <VisuallyHidden role="status">{useSettled(message, typed)}</VisuallyHidden>;
}
