import { Box, Button, List } from '@mui/material';
import { type ReactElement, type ReactNode, useState } from 'react';
import { type RaRecord, SimpleList, useListContext } from 'react-admin';
import { ALL } from '../data/allRecords';
import { VanishingButton } from '../ui/VanishingButton';
import { NoneFound } from './NoneFound';
import { SelectableCard } from './SelectableCard';
import { toRecord } from './toRecord';
import { useListed } from './useListed';

type Props<T extends RaRecord> = {
  picture?: (record: T) => ReactNode;
  title: (record: T) => string;
  subtitle: (record: T) => ReactNode;
  /** The actions on the selected records. */
  bulkActions: ReactElement;
};

/** A list on a phone. A tap on a card opens its record; after "Select" it selects the record, as in a table. */
export function CardList<T extends RaRecord>({ picture, title, subtitle, bulkActions }: Props<T>) {
  const { data, total, selectedIds, onUnselectItems } = useListContext<T>();
  const listed = useListed();
  const [isAsked, setAsked] = useState(false);
  // Turning the phone may show the table in between, where records may be selected.
  const isSelecting = isAsked || selectedIds.length > 0;

  function toggleSelecting() {
    if (isSelecting) onUnselectItems();
    setAsked(!isSelecting);
  }

  return (
    <>
      {total !== 0 && (
        <Box
          role="group"
          aria-label="Selection"
          sx={{
            ...barLook,
            ...(isSelecting && { position: 'sticky', bgcolor: 'background.paper', boxShadow: 2 }),
          }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
            <Box role="status" sx={{ flex: 1 }}>
              {isSelecting ? `${selectedIds.length} selected` : listed}
            </Box>
            {isSelecting && <SelectAllButton />}
            <Button variant={isSelecting ? 'contained' : 'outlined'} onClick={toggleSelecting}>
              {isSelecting ? 'Done' : 'Select'}
            </Button>
          </Box>
          {selectedIds.length > 0 && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', ...wordsOnly }}>{bulkActions}</Box>
          )}
        </Box>
      )}
      {isSelecting ? (
        <List>
          {data?.map((record) => (
            <SelectableCard
              key={record.id}
              id={record.id}
              title={title(record)}
              subtitle={subtitle(record)}
              picture={picture?.(record)}
            />
          ))}
        </List>
      ) : (
        <SimpleList<T>
          leftIcon={picture}
          primaryText={title}
          secondaryText={subtitle}
          rowClick={toRecord}
          empty={<NoneFound />}
          sx={{ '& .MuiListItemIcon-root': { mr: 2 } }}
        />
      )}
    </>
  );
}

/** Selects everything that matches the filters, on all pages of the list. */
function SelectAllButton() {
  const { total = 0, selectedIds, onSelectAll } = useListContext();
  if (selectedIds.length >= total) return null;
  return (
    <VanishingButton onClick={() => void onSelectAll({ limit: ALL.pagination.perPage })}>
      Select all {total}
    </VanishingButton>
  );
}

/* Without their icons, the actions fit side by side. */
const wordsOnly = { '& .MuiButton-startIcon': { display: 'none' } };

/* Sticks below the app bar, and covers the cards and their pictures. */
const barLook = { top: 52, zIndex: 2, px: 2, py: 1, borderRadius: 1 } as const;
