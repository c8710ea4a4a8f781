import { AboutDialog } from './AboutDialog.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import type { DialogName } from './dialog-names.ts';
import { SettingsDialog } from './SettingsDialog.tsx';

const DIALOG_OF = { About: AboutDialog, Settings: SettingsDialog, Contact: ContactDialog };

export interface DialogsProps {
  name: DialogName;
  onClose: () => void;
}

/** Dialogs of the header, in one lazy chunk that loads when the first dialog opens. */
export default function Dialogs({ name, onClose }: DialogsProps) {
  const Shown = DIALOG_OF[name];
  return <Shown onClose={onClose} />;
}
