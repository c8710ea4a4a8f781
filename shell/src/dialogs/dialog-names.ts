import Info from 'lucide-react/icons/info';
import Mail from 'lucide-react/icons/mail';
import Settings from 'lucide-react/icons/settings';

/** The dialogs of the shell, in the order in which the header offers them. */
export const DIALOGS = [
  { name: 'About', icon: Info, event: 'about' },
  { name: 'Settings', icon: Settings, event: 'settings' },
  { name: 'Contact', icon: Mail, event: 'contact' },
] as const;

export type DialogName = (typeof DIALOGS)[number]['name'];
