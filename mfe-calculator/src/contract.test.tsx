import { describeRemoteContract } from '@golf/shared/testing';
import * as Calculator from './Calculator.tsx';

describeRemoteContract('mfe-calculator/Calculator', Calculator, {});
