import Info from 'lucide-react/icons/info';
import Mail from 'lucide-react/icons/mail';
import Settings from 'lucide-react/icons/settings';

/** Dialogs of the shell, in the order of the header. */
export const DIALOGS = [
  { name: 'About', icon: Info, event: 'about' },
  { name: 'Settings', icon: Settings, event: 'settings' },
  { name: 'Contact', icon: Mail, event: 'contact' },
] as const;

export type DialogName = (typeof DIALOGS)[number]['name'];
