import { type Theme, useMediaQuery } from '@mui/material';
import {
  BulkDeleteButton,
  CreateButton,
  DataTable,
  DateField,
  List,
  SelectInput,
  SimpleList,
  TextInput,
  TopToolbar,
} from 'react-admin';
import type { Article } from '../../shared/catalogue/article';
import { useWordsInUse } from './useWordsInUse';

type FilterProps = { source: string; label: string; alwaysOn?: boolean };

const asChoices = (words: string[]) => words.map((word) => ({ id: word, name: word }));

const CategoryFilter = (props: FilterProps) => (
  <SelectInput {...props} choices={asChoices(useWordsInUse().categories)} emptyText="All" />
);

const TagFilter = (props: FilterProps) => (
  <SelectInput {...props} choices={asChoices(useWordsInUse().tags)} emptyText="All" />
);

const filters = [
  <TextInput key="q" source="q" label="Search" alwaysOn resettable />,
  <CategoryFilter key="category" source="category" label="Category" alwaysOn />,
  <TagFilter key="tags" source="tags" label="Tag" alwaysOn />,
];

const Column = DataTable.Col<Article>;

export function ArticleList() {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <List
      title="Blog"
      filters={filters}
      sort={{ field: 'datePublished', order: 'DESC' }}
      perPage={25}
      exporter={false}
      actions={
        <TopToolbar>
          <CreateButton label="New article" />
        </TopToolbar>
      }
    >
      {isPhone ? (
        <SimpleList<Article>
          primaryText={({ title }) => title}
          secondaryText={({ datePublished, category }) => `${datePublished} · ${category}`}
          rowClick="edit"
        />
      ) : (
        <DataTable<Article>
          rowClick="edit"
          bulkActionButtons={<BulkDeleteButton mutationMode="pessimistic" />}
        >
          <Column source="datePublished" label="Published" sx={{ whiteSpace: 'nowrap' }}>
            <DateField source="datePublished" locales="en-IN" options={{ dateStyle: 'medium' }} />
          </Column>
          <Column source="title" label="Title" sx={{ fontWeight: 600 }} />
          <Column source="category" label="Category" />
          <Column source="author" label="Author" />
          <Column source="readTime" label="Minutes" />
        </DataTable>
      )}
    </List>
  );
}
