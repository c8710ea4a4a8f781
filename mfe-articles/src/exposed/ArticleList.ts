export { ArticleList as default } from '../ArticleList.tsx';
