import { Info, Mail, Settings } from 'lucide-react';

/** The dialogs of the shell, in the order in which the header offers them. */
export const DIALOGS = [
  { name: 'About', icon: Info, event: 'about' },
  { name: 'Settings', icon: Settings, event: 'settings' },
  { name: 'Contact', icon: Mail, event: 'contact' },
] as const;

export type DialogName = (typeof DIALOGS)[number]['name'];
