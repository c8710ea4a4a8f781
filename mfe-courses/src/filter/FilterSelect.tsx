import { Select } from '@base-ui/react/select';
import { Card } from '@golf/shared/ui';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import styles from './FilterSelect.module.css';

export interface FilterSelectProps {
  label: string;
  /** Label for no choice: "All Regions". */
  all: string;
  options: readonly string[];
  /** "" for all. */
  value: string;
  onChoose: (value: string) => void;
  open: boolean;
  onOpen: (open: boolean) => void;
}

export function FilterSelect({ label, all, options, value, onChoose, open, onOpen }: FilterSelectProps) {
  // The chosen value stays an option, even if the other filters leave no course for it.
  const items = [...new Set(['', ...options, value])];
  // Mounted until its closing animation has ended. Not in a portal, which would add focus guards: elements that are
  // focusable and hidden from screen readers.
  const [mounted, setMounted] = useState(false);
  return (
    <Select.Root
      value={value}
      onValueChange={(chosen: string | null) => onChoose(chosen ?? '')}
      open={open}
      onOpenChange={onOpen}
      onOpenChangeComplete={setMounted}
      modal={false}
    >
      <div className={styles.field}>
        <span aria-hidden className={styles.label}>
          {label}
        </span>
        <Select.Trigger className={styles.trigger} aria-label={label} data-chosen={value !== '' || undefined}>
          <Select.Value className={styles.value}>{(chosen: string) => chosen || all}</Select.Value>
          <Select.Icon className={styles.icon}>
            <ChevronDown aria-hidden />
          </Select.Icon>
        </Select.Trigger>
      </div>
      {(open || mounted) && (
        <Select.Positioner
          className={styles.positioner}
          sideOffset={4}
          align="start"
          collisionPadding={8}
          alignItemWithTrigger={false}
        >
          <Card as={Select.Popup} look="floating" className={styles.popup}>
            <Select.List className={styles.list}>
              {items.map((item) => (
                <Select.Item key={item} value={item} className={styles.option}>
                  <Select.ItemText>{item || all}</Select.ItemText>
                  <Select.ItemIndicator className={styles.check}>
                    <Check aria-hidden size={16} />
                  </Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.List>
          </Card>
        </Select.Positioner>
      )}
    </Select.Root>
  );
}
