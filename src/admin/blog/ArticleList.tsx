import { CreateButton, DataTable, List, TopToolbar } from 'react-admin';
import type { Article } from '../../shared/catalogue/article';
import { BulkDeleteButton } from '../deletion/BulkDeleteButton';
import { CardList } from '../list/CardList';
import { ClearStaleSelection } from '../list/ClearStaleSelection';
import { FilterInput, type FilterProps } from '../list/FilterInput';
import { ListPagination } from '../list/ListPagination';
import { RecordLink } from '../list/RecordLink';
import { RecordTable } from '../list/RecordTable';
import { SearchFilter } from '../list/SearchFilter';
import { SortMenuButton } from '../list/SortMenuButton';
import { useIsPhone } from '../ui/useIsPhone';
import { dayInWords } from '../words/dates';
import { useValuesInUse } from './useValuesInUse';

function UsedFilter({ of, ...props }: FilterProps & { of: 'categories' | 'tags' }) {
  const choices = useValuesInUse()[of].map((word) => ({ id: word, name: word }));
  return <FilterInput {...props} choices={choices} />;
}

const filters = [
  <SearchFilter key="q" source="q" label="Search" alwaysOn />,
  <UsedFilter key="category" of="categories" source="category" label="Category" alwaysOn />,
  <UsedFilter key="tags" of="tags" source="tags" label="Tag" alwaysOn />,
];

const Column = DataTable.Col<Article>;

/** A tablet has no room for every column. */
const ON_WIDE = { display: { xs: 'none', lg: 'table-cell' } };

export function ArticleList() {
  const isPhone = useIsPhone();
  return (
    <List
      filters={filters}
      sort={{ field: 'datePublished', order: 'DESC' }}
      perPage={25}
      pagination={<ListPagination />}
      actions={
        <TopToolbar>
          {isPhone && (
            <SortMenuButton fields={['datePublished', 'title', 'category', 'author', 'readTime']} />
          )}
          <CreateButton label="New article" />
        </TopToolbar>
      }
    >
      <ClearStaleSelection />
      {isPhone ? (
        <CardList<Article>
          title={({ title }) => title}
          subtitle={({ datePublished, category }) =>
            [dayInWords(datePublished), category].filter(Boolean).join(' · ')
          }
          bulkActions={<BulkDeleteButton />}
        />
      ) : (
        <RecordTable<Article> bulkActionButtons={<BulkDeleteButton />}>
          <Column
            source="datePublished"
            sx={{ whiteSpace: 'nowrap' }}
            render={({ datePublished }) => dayInWords(datePublished)}
          />
          <Column source="title" render={({ id, title }) => <RecordLink id={id}>{title}</RecordLink>} />
          <Column source="category" />
          <Column source="author" sx={ON_WIDE} />
          <Column source="readTime" sx={ON_WIDE} />
        </RecordTable>
      )}
    </List>
  );
}
