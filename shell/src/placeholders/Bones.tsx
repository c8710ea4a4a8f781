import styles from './bones.module.css';

export interface BonesProps {
  count: number;
  className?: string | undefined;
}

/** Bars of a placeholder, which the styles of its class tell apart by their place. */
export const Bones = ({ count, className }: BonesProps) => (
  <div className={[styles.bones, className].filter(Boolean).join(' ')}>
    {Array.from({ length: count }, (_, place) => (
      <span key={place} />
    ))}
  </div>
);
