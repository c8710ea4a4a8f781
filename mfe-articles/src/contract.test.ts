import { describeRemoteContract } from '@golf/shared/testing';
import * as ArticleList from './exposed/ArticleList.ts';
import * as Article from './exposed/Article.ts';

describeRemoteContract('mfe-articles/ArticleList', ArticleList, {});
describeRemoteContract('mfe-articles/Article', Article, { slug: 'misconceptions-golf-handicaps' });
