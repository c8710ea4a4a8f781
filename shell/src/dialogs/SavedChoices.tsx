import { Button } from '@golf/shared/ui';
import Eraser from 'lucide-react/icons/eraser';
import { useState } from 'react';
import { forgetChoices } from './forget-choices.ts';
import styles from './SettingsDialog.module.css';

const WORDS = {
  kept: 'Your theme, filters, followed players and calculator scores. They stay in this browser unless you share them.',
  asking: 'Your players and calculator scores go too, for good.',
  cleared: 'All cleared: nothing of yours is left here.',
};

/** Lists the visitor's saved choices in this browser, with a button that clears them. */
export function SavedChoices() {
  const [state, setState] = useState<keyof typeof WORDS>('kept');
  const press = () => {
    if (state === 'asking') forgetChoices();
    setState(state === 'asking' ? 'cleared' : 'asking');
  };
  return (
    <div className={styles.setting}>
      <Eraser aria-hidden />
      <div className={styles.words}>
        <p className={styles.name}>Saved in this browser</p>
        <p role="status" className={styles.note}>
          {WORDS[state]}
        </p>
      </div>
      <div className={styles.action}>
        {/* One button for both states, so that it keeps the focus. */}
        <Button kind={state === 'asking' ? 'primary' : 'secondary'} data-event="clear-saved" onClick={press}>
          {state === 'asking' ? 'Clear all' : 'Clear…'}
        </Button>
        {state === 'asking' && <Button onClick={() => setState('kept')}>Keep</Button>}
      </div>
    </div>
  );
}
