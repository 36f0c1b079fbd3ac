import { company } from '../../shared/company';
import { localDate } from '../data/recordRules';
import { RecordCreate } from '../form/RecordCreate';
import { ArticleForm } from './ArticleForm';

export const ArticleCreate = () => (
  <RecordCreate
    title="New article"
    record={{ author: company.principal, datePublished: localDate(new Date()), tags: [] }}
  >
    <ArticleForm />
  </RecordCreate>
);
