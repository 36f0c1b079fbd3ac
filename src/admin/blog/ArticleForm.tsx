import { type RefObject, useRef } from 'react';
import { useRecordContext, type ValidateForm } from 'react-admin';
import * as v from 'valibot';
import { type Article, articleSchema } from '../../shared/catalogue/article';
import { DeleteButton } from '../deletion/DeleteButton';
import { FormToolbar } from '../form/FormToolbar';
import { PreviewButton } from '../form/PreviewButton';
import { RecordTabs } from '../form/RecordTabs';
import { validateWith } from '../form/validateWith';
import { SingleImageInput } from '../inputs/SingleImageInput';
import { HtmlInput } from '../richText/HtmlInput';
import { AddressLine } from './AddressLine';
import { PublishedInput } from './PublishedInput';
import { ReadTimeInput } from './ReadTimeInput';
import { SuggestedTextInput } from './SuggestedTextInput';
import { SummaryInput } from './SummaryInput';
import { TagsInput } from './TagsInput';
import { TitleInput } from './TitleInput';
import { useValuesInUse } from './useValuesInUse';

// The data provider sets these dates; a new article's publication date only if the owner leaves it empty.
const validateStored = validateWith(v.omit(articleSchema, ['dateModified']));
const validateNew = validateWith(v.omit(articleSchema, ['dateModified', 'datePublished']));

/** Browsers take a year typed as 24 for the year 0024: the article would be the last of the blog. */
const hasShortYear = (date: unknown): boolean => typeof date === 'string' && date.startsWith('0');

/** Whether a browser reads no number or date from what is in the input. It gives none as its value then, too. */
const isHalfTyped = ({ current }: RefObject<HTMLInputElement | null>): boolean =>
  current?.validity.badInput ?? false;

/** One form for a new article and a stored one. */
export function ArticleForm() {
  const article = useRecordContext<Article>();
  const used = useValuesInUse();
  const isStored = article?.id !== undefined;
  const minutes = useRef<HTMLInputElement>(null);
  const published = useRef<HTMLInputElement>(null);
  const validate: ValidateForm = (values) => ({
    ...(isStored ? validateStored : validateNew)(values),
    ...(isHalfTyped(minutes) && { readTime: 'Give whole minutes.' }),
    ...(isHalfTyped(published) && { datePublished: 'Give a whole date.' }),
    ...(hasShortYear(values.datePublished) && {
      datePublished: 'Write the year with four digits, such as 2024.',
    }),
  });
  const toolbar = (
    <FormToolbar deletion={article && <DeleteButton record={article} />}>
      <PreviewButton resource="blog" />
    </FormToolbar>
  );
  return (
    <RecordTabs toolbar={toolbar} validate={validate}>
      <RecordTabs.Tab label="Text">
        <TitleInput />
        <AddressLine taken={used.ids} />
        <SummaryInput />
        <HtmlInput source="content" label="Article" />
      </RecordTabs.Tab>
      <RecordTabs.Tab label="Details">
        <SuggestedTextInput source="category" suggestions={used.categories} />
        <TagsInput suggestions={used.tags} />
        <SuggestedTextInput source="author" suggestions={used.authors} />
        <ReadTimeInput ref={minutes} />
        <PublishedInput isStored={isStored} ref={published} />
        <SingleImageInput />
      </RecordTabs.Tab>
    </RecordTabs>
  );
}
