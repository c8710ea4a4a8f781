import { mountAlone } from '@golf/shared/alone';
import * as ArticleList from './exposed/ArticleList.ts';

mountAlone('mfe-articles/ArticleList', ArticleList, {});
