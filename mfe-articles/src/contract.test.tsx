import { describeRemoteContract } from '@golf/shared/testing';
import * as ArticleList from './ArticleList.tsx';
import * as Article from './Article.tsx';

describeRemoteContract('mfe-articles/ArticleList', ArticleList, {});
describeRemoteContract('mfe-articles/Article', Article, { slug: 'misconceptions-golf-handicaps' });
