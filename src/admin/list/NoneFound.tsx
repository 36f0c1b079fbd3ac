import { CardContent, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { useResourceName } from '../data/useResourceName';
import { VanishingButton } from '../ui/VanishingButton';
import { resourceLabel } from '../words/resourceLabel';

/** What a list says in place of records. react-admin's own loses the focus, and on a phone its button has no words. */
export function NoneFound() {
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const name = resourceLabel(useResourceName());
  const isFiltered = Object.keys(filterValues).length > 0;
  return (
    <CardContent>
      <Typography variant="body2">
        {translate(`ra.navigation.${isFiltered ? 'no_filtered_results' : 'no_results'}`, { name })}{' '}
        {isFiltered && (
          <VanishingButton size="small" leavesFocusTo={listPage} onClick={() => setFilters({}, [])}>
            {translate('ra.navigation.clear_filters')}
          </VanishingButton>
        )}
      </Typography>
    </CardContent>
  );
}

/** The list with its filters, because its content is replaced while the records are loaded. */
const listPage = (button: HTMLElement) => button.closest<HTMLElement>('.list-page');
