import Link2 from 'lucide-react/icons/link-2';
import { CopyButton } from './CopyButton.tsx';

export interface CopyLinkProps {
  /** Root-relative URL to copy: "/?expand=14". */
  path: string;
  /** Accessible name for an icon-only button. Default: a button with the text "Copy link". */
  iconLabel?: string;
  /** Class that positions the message. */
  messageClassName?: string | undefined;
}

/** Copies a link to the clipboard. If the browser refuses, the URL is shown for manual copying. */
export function CopyLink({ path, iconLabel, messageClassName }: CopyLinkProps) {
  return (
    <CopyButton
      text={() => new URL(path, location.href).href}
      label={iconLabel ?? 'Copy link'}
      icon={Link2}
      iconOnly={iconLabel !== undefined}
      copied="Link copied"
      messageClassName={messageClassName}
    />
  );
}
