import type { ReactNode } from 'react';
import styles from './Formulas.module.css';

/** A quantity with the index n, for the n holes played. */
const OfHoles = ({ children }: { children: string }) => (
  <msub>
    <mtext>{children}</mtext>
    <mi>n</mi>
  </msub>
);

const Bracketed = ({ children }: { children: ReactNode }) => (
  <mrow>
    <mo stretchy="false">(</mo>
    {children}
    <mo stretchy="false">)</mo>
  </mrow>
);

export function DifferentialFormula() {
  return (
    <figure className={styles.formula}>
      <figcaption>
        Differential of <i>n</i> holes
      </figcaption>
      <math display="block">
        <mfrac>
          <mrow>
            <Bracketed>
              <mtext>gross score</mtext>
              <mo>−</mo>
              <OfHoles>course rating</OfHoles>
            </Bracketed>
            <mo>×</mo>
            <mn>113</mn>
          </mrow>
          <OfHoles>slope rating</OfHoles>
        </mfrac>
      </math>
    </figure>
  );
}

/** Expected differential, added for the holes not played. */
export function ExpectedFormula() {
  return (
    <figure className={styles.formula}>
      <figcaption>Expected differential of the rest</figcaption>
      <math display="block">
        <mrow>
          <mfrac>
            <mrow>
              <Bracketed>
                <mn>18</mn>
                <mo>−</mo>
                <mi>n</mi>
              </Bracketed>
              <mo>×</mo>
              <mtext>handicap index</mtext>
              {/* As deep as the fraction next to it, whose index descends below the baseline: both align. */}
              <mpadded width="0">
                <mphantom>
                  <OfHoles>g</OfHoles>
                </mphantom>
              </mpadded>
            </mrow>
            <mn>18</mn>
          </mfrac>
          <mo>×</mo>
          <mi>λ</mi>
        </mrow>
      </math>
    </figure>
  );
}
