import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** MathML elements of the formulas. Every browser renders them, but React's types lack them. */
type MathName = 'math' | 'mrow' | 'mi' | 'mn' | 'mo' | 'mtext' | 'mfrac' | 'msub' | 'mpadded' | 'mphantom';

interface MathAttributes extends HTMLAttributes<MathMLElement> {
  display?: 'block' | 'inline';
  stretchy?: 'true' | 'false';
  width?: string;
}

declare module 'react' {
  // React's types require this namespace name for the extension.
  // oxlint-disable-next-line typescript/no-namespace
  namespace JSX {
    interface IntrinsicElements extends Record<MathName, DetailedHTMLProps<MathAttributes, MathMLElement>> {}
  }
}
