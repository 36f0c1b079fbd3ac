import { RecordEdit } from '../form/RecordEdit';
import { ArticleForm } from './ArticleForm';

export const ArticleEdit = () => (
  <RecordEdit>
    <ArticleForm />
  </RecordEdit>
);
