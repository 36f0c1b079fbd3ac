import SwapVertIcon from '@mui/icons-material/SwapVert';
import { Button, DialogContentText } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useBlocker } from 'react-router-dom';
import { CATEGORIES_IN_FOOTER, INDUSTRIES_IN_FOOTER } from '../../shared/footerLists';
import { useAllRecords } from '../data/allRecords';
import { useHoldUnsaved } from '../holds';
import { idsOf } from '../records/anyRecord';
import { isReordered } from '../records/order';
import { ReorderableList } from '../rows/ReorderableList';
import { ActionDialog } from '../ui/ActionDialog';
import { useIsPhone } from '../ui/useIsPhone';
import { resourceWords } from '../words/resourceLabel';
import { OrderChangedError, type OrderedResource, saveOrder } from './saveOrder';

type Named = { id: string; name: string };
type Props = { resource: OrderedResource };

/** Reorders the records of a collection. The site shows them in this order. */
export function OrderButton({ resource }: Props) {
  const { data = [] } = useAllRecords(resource);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<SwapVertIcon />} disabled={data.length < 2} onClick={() => setOpen(true)}>
        Order
      </Button>
      {isOpen && <OrderDialog resource={resource} records={data} onClose={() => setOpen(false)} />}
    </>
  );
}

type DialogProps = Props & { records: readonly Named[]; onClose: () => void };

function OrderDialog({ resource, records, onClose }: DialogProps) {
  const isPhone = useIsPhone();
  const [items, setItems] = useState(records);
  const [from, setFrom] = useState<readonly string[]>(() => idsOf(records));
  const notify = useNotify();
  const isUnsaved = isReordered(from, idsOf(items));
  useHoldUnsaved(isUnsaved);
  useAskBeforeLeaving(isUnsaved);

  async function save() {
    try {
      await saveOrder(resource, idsOf(items), from);
    } catch (error) {
      // The owner has been told, so saving again is intended.
      if (error instanceof OrderChangedError) setFrom(error.found);
      throw error;
    }
    notify('ra.notification.updated', { type: 'info' });
    onClose();
  }

  return (
    <ActionDialog
      title={`Order of the ${resourceWords(resource)}`}
      fullScreen={isPhone}
      action="Save"
      onAction={save}
      fallbackMessage="Nothing was saved."
      staysOpen
      onClose={() => (!isUnsaved || window.confirm(NOT_SAVED)) && onClose()}
    >
      <DialogContentText sx={{ mb: 1 }}>
        The site shows them in this order, and the first {inFooter[resource]} at the foot of each page.
      </DialogContentText>
      <ReorderableList
        items={items}
        onChange={setItems}
        nameOf={({ name }) => name}
        renderItem={({ name }, index) => `${index + 1}. ${name}`}
        keepsAll
      />
    </ActionDialog>
  );
}

const inFooter = { categories: CATEGORIES_IN_FOOTER, industries: INDUSTRIES_IN_FOOTER };

const NOT_SAVED = 'The new order was not saved. Close, and keep the former one?';

/** Asks on the way to another screen, such as by the browser's Back. */
function useAskBeforeLeaving(isUnsaved: boolean) {
  const blocker = useBlocker(isUnsaved);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(NOT_SAVED)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
}
