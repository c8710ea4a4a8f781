import { defineRemote } from '../vite.base.ts';

export default defineRemote(import.meta.dirname, {
  ArticleList: './src/exposed/ArticleList.ts',
  Article: './src/exposed/Article.ts',
  ApiReference: './src/exposed/ApiReference.ts',
  DataFile: './src/exposed/DataFile.ts',
  Changes: './src/exposed/Changes.ts',
});
