import { mountAlone } from '@golf/shared/alone';
import * as Calculator from './exposed/Calculator.ts';

mountAlone('mfe-calculator/Calculator', Calculator, {});
