import Link2 from 'lucide-react/icons/link-2';
import { CopyButton } from './CopyButton.tsx';

export interface CopyLinkProps {
  /** Root-relative address to copy: "/?expand=14". */
  path: string;
  /** Accessible name of a button that shows its icon only; without it the button reads "Copy link". */
  iconLabel?: string;
  /** Places the message beside or below the button. */
  messageClassName?: string | undefined;
}

/** Copies a link to the clipboard. A browser that refuses gets the address as text, to be copied by hand. */
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
