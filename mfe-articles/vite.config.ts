import { defineRemote } from '../vite.base.ts';

export default defineRemote(import.meta.dirname, {
  ArticleList: './src/ArticleList.tsx',
  Article: './src/Article.tsx',
});
