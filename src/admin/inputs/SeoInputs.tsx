import { Box, Card, Typography } from '@mui/material';
import { type RaRecord, TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { config } from '../../shared/config';
import { DESCRIPTION_LIMIT, TITLE_LIMIT, withName } from '../../shared/pageTitle';
import { useResourceName } from '../data/useResourceName';
import { sitePath } from '../links/sitePath';
import { LetterCount } from './LetterCount';

type Props = {
  /** Returns the title to use if the search title is empty, for a record's name. */
  titleOf?: (name: string) => string;
  /** The field that stands in for an empty description. */
  fallback: 'subtitle' | 'shortDescription';
  hasImageAlt?: boolean;
};

/** What search engines are told, with letter counters and a preview of a search result. */
export function SeoInputs({ titleOf = (name) => name, fallback, hasImageAlt = false }: Props) {
  const resource = useResourceName();
  const record = useRecordContext<RaRecord<string>>();
  const name: string = useWatch({ name: 'name' }) ?? '';
  const fallbackDescription: string = useWatch({ name: fallback }) ?? '';
  const fallbackTitle = name && titleOf(name);
  const path = record?.id === undefined ? '/…' : sitePath(resource, record.id);
  const seo: Record<string, string | null> = useWatch({ name: 'seo' }) ?? {};
  const [title, description] = [seo.title ?? '', seo.description ?? ''];
  return (
    <Box sx={{ width: '100%', maxWidth: 760 }}>
      <TextInput source="seo.title" helperText={<LetterCount text={title} limit={TITLE_LIMIT} />} />
      <TextInput
        source="seo.description"
        multiline
        minRows={2}
        helperText={<LetterCount text={description} limit={DESCRIPTION_LIMIT} />}
      />
      <TextInput source="seo.h1" helperText="If it should differ from the name." />
      {hasImageAlt && (
        <TextInput source="seo.imageAlt" helperText="Of the first one, for those who cannot see it." />
      )}
      <Typography variant="h3" component="h2" sx={{ mt: 2, mb: 1 }}>
        How a search result may look
      </Typography>
      <Card variant="outlined" sx={{ p: 2, bgcolor: '#fff', color: '#202124', overflowWrap: 'anywhere' }}>
        <Typography variant="body2" sx={{ color: '#4d5156' }}>
          {config.siteUrl}
          {path}
        </Typography>
        <Typography sx={{ color: '#1a0dab', fontSize: '1.2rem' }}>
          {cut(withName(title || fallbackTitle), TITLE_LIMIT)}
        </Typography>
        <Typography variant="body2" sx={{ color: '#4d5156' }}>
          {cut(description || fallbackDescription, DESCRIPTION_LIMIT)}
        </Typography>
      </Card>
    </Box>
  );
}

const cut = (text: string, limit: number) =>
  text.length > limit ? `${text.slice(0, limit - 1).trimEnd()}…` : text;
