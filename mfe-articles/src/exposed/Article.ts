export { Article as default } from '../Article.tsx';
