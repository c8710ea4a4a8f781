export { Calculator as default } from '../Calculator.tsx';
