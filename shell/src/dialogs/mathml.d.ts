import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** The elements of MathML that the formulas use: every browser draws them, React's types leave them out. */
type MathName = 'math' | 'mrow' | 'mi' | 'mn' | 'mo' | 'mtext' | 'mfrac' | 'msub';

interface MathAttributes extends HTMLAttributes<MathMLElement> {
  display?: 'block' | 'inline';
  stretchy?: 'true' | 'false';
}

declare module 'react' {
  // The name that React's types give to what is extended here.
  // oxlint-disable-next-line typescript/no-namespace
  namespace JSX {
    interface IntrinsicElements extends Record<MathName, DetailedHTMLProps<MathAttributes, MathMLElement>> {}
  }
}
