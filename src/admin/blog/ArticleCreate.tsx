import { company } from '../../shared/company';
import { RecordCreate } from '../form/RecordCreate';
import { localDate } from '../words/dates';
import { ArticleForm } from './ArticleForm';

export const ArticleCreate = () => (
  <RecordCreate
    title="New article"
    record={{ author: company.principal, datePublished: localDate(new Date()) }}
  >
    <ArticleForm />
  </RecordCreate>
);
