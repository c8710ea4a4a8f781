import { describeRemoteContract } from '@golf/shared/testing';
import * as Calculator from './exposed/Calculator.ts';

describeRemoteContract(
  'mfe-calculator/Calculator',
  Calculator,
  {},
  { loaded: /Holes Played/, failed: /Courses aren’t available/ },
);
