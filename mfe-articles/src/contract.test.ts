import { describeRemoteContract } from '@golf/shared/testing';
import * as ArticleList from './exposed/ArticleList.ts';
import * as ApiReference from './exposed/ApiReference.ts';
import * as Article from './exposed/Article.ts';
import * as Changes from './exposed/Changes.ts';
import * as DataFile from './exposed/DataFile.ts';
import * as Search from './exposed/Search.ts';

describeRemoteContract(
  'mfe-articles/ArticleList',
  ArticleList,
  {},
  { loaded: /Golf Handicaps/, failed: /Golf Handicaps/ },
);
describeRemoteContract(
  'mfe-articles/Article',
  Article,
  { slug: 'misconceptions-golf-handicaps' },
  { loaded: /Back to All Articles/, failed: /Back to All Articles/ },
);
describeRemoteContract(
  'mfe-articles/ApiReference',
  ApiReference,
  {},
  { loaded: /Where a player stands, and why/, failed: /(n’t available|We can’t load .*) right now/ },
);
describeRemoteContract(
  'mfe-articles/DataFile',
  DataFile,
  {},
  { loaded: /Download the data/, failed: /(n’t available|We can’t load .*) right now/ },
);
describeRemoteContract(
  'mfe-articles/Changes',
  Changes,
  {},
  { loaded: /Tees are grouped/, failed: /(n’t available|We can’t load .*) right now/ },
);
describeRemoteContract(
  'mfe-articles/Search',
  Search,
  { query: 'golf' },
  { loaded: /Plus handicap|Scratch golfer|Golf Handicaps/, failed: /Golf Handicaps/ },
);
