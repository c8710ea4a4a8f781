import { useState, type CSSProperties, type ReactNode } from 'react';
import { cabinetPicture, DESKTOP, insideOf, MOBILE, STANDARD_CABINET, type CabinetLayout } from './cabinet-layout.ts';
import styles from './Cabinet.module.css';
import { Carcass } from './Carcass.tsx';
import { boxStyle } from './Shelf.tsx';
import { useMobile } from './use-mobile.ts';

const SHUT = { left: false, right: false };

export interface FrameProps {
  mobile: boolean;
  busy: boolean;
  children: ReactNode;
}

/** Frame of the largest size that the window allows. */
export function Frame({ mobile, busy, children }: FrameProps) {
  const { ratio } = mobile ? MOBILE : DESKTOP;
  // A tall cabinet may exceed the window.
  const style = { aspectRatio: ratio, '--fit': mobile ? 1 : ratio } as CSSProperties;
  return (
    <div className={styles.cabinet} style={style} aria-busy={busy}>
      {children}
    </div>
  );
}

/** Message on the first shelf before the pieces have loaded. */
export const Unlocking = ({ layout, children }: { layout: CabinetLayout; children: string }) => (
  <p role="status" className={styles.loading} style={boxStyle(layout.trophyShelves[0] ?? layout.plaque)}>
    {children}
  </p>
);

export interface InsideProps {
  layout: CabinetLayout;
  className?: string | undefined;
  /** One note. */
  children: ReactNode;
}

/** Centres a note on the trophy shelves, or on all shelves if those are too small. */
export function Inside({ layout, className, children }: InsideProps) {
  const { box, trophies } = insideOf(layout);
  return (
    <div
      className={[styles.inside, className].filter(Boolean).join(' ')}
      style={{ ...boxStyle(box), gridTemplateRows: `${trophies}% minmax(0, 1fr)` }}
    >
      {children}
    </div>
  );
}

export interface ClosedCabinetProps {
  /** Error message in front of the cabinet. */
  failure?: ReactNode;
}

/** Empty cabinet until the player is known. */
export function ClosedCabinet({ failure }: ClosedCabinetProps) {
  const mobile = useMobile();
  const layout = mobile ? MOBILE : DESKTOP;
  const [drawn, setDrawn] = useState(false);
  return (
    <Frame mobile={mobile} busy={!failure}>
      {!drawn && <Carcass layout={layout} />}
      <img
        onLoad={() => setDrawn(true)}
        src={cabinetPicture(STANDARD_CABINET, SHUT, mobile)}
        alt=""
        className={styles.picture}
      />
      <p aria-hidden className={styles.plaque} style={boxStyle(layout.plaque)}>
        Trophy Room
      </p>
      {failure ? (
        <Inside layout={layout} className={styles.lost}>
          {failure}
        </Inside>
      ) : (
        <Unlocking layout={layout}>Opening the Trophy Room…</Unlocking>
      )}
    </Frame>
  );
}
