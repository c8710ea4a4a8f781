import { defineHost } from '../vite.base.ts';
import { cutFont } from './cut-font.ts';

export default defineHost(import.meta.dirname, [cutFont()]);
