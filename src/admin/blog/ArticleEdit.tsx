import { useRecordContext } from 'react-admin';
import type { Article } from '../../shared/catalogue/article';
import { RecordEdit } from '../form/RecordEdit';
import { ArticleForm } from './ArticleForm';

export const ArticleEdit = () => (
  <RecordEdit title={<ArticleTitle />}>
    <ArticleForm />
  </RecordEdit>
);

const ArticleTitle = () => <span>{useRecordContext<Article>()?.title ?? 'Article'}</span>;
