import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** The elements of MathML that the formulas use: every browser draws them, React's types leave them out. */
type MathName = 'math' | 'mrow' | 'mi' | 'mn' | 'mo' | 'mtext' | 'mfrac' | 'msub' | 'mpadded' | 'mphantom';

interface MathAttributes extends HTMLAttributes<MathMLElement> {
  display?: 'block' | 'inline';
  stretchy?: 'true' | 'false';
  width?: string;
}

declare module 'react' {
  // The name that React's types give to what is extended here.
  // oxlint-disable-next-line typescript/no-namespace
  namespace JSX {
    interface IntrinsicElements extends Record<MathName, DetailedHTMLProps<MathAttributes, MathMLElement>> {}
  }
}
