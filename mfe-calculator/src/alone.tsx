import { mountAlone } from '@golf/shared/alone';
import * as Calculator from './Calculator.tsx';

mountAlone('mfe-calculator/Calculator', Calculator, {});
