import { mountAlone } from '@golf/shared/alone';
import * as ArticleList from './ArticleList.tsx';

mountAlone('mfe-articles/ArticleList', ArticleList, {});
