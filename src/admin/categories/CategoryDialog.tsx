import { Button, Dialog, DialogContent, DialogTitle, useMediaQuery } from '@mui/material';
import { useRef } from 'react';
import { CreateBase, EditBase, SimpleForm, TextInput, useNotify, useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { type Category, categorySchema } from '../../shared/catalogue/category';
import { paths } from '../../shared/paths';
import { useSaveErrors } from '../form/ConflictProvider';
import { FormToolbar } from '../form/FormToolbar';
import { refusalProps } from '../form/useRefusal';
import { validateWith } from '../form/validateWith';
import { IconInput } from '../inputs/IconInput';
import { SingleImageInput } from '../inputs/SingleImageInput';
import { HtmlInput } from '../richText/HtmlInput';
import { CategorySeoInputs } from './CategorySeoInputs';
import { DeleteCategoryButton } from './DeleteCategoryButton';

const validate = validateWith(categorySchema);

type Props = { id: string | undefined; onClose: () => void };

/** Adds a category, or with an id changes one. */
export function CategoryDialog({ id, onClose }: Props) {
  const isPhone = useMediaQuery('(max-width: 600px)');
  const isDirty = useRef(false);
  const notify = useNotify();
  const onError = useSaveErrors();
  const onSuccess = () => {
    notify(id ? 'ra.notification.updated' : 'ra.notification.created', { type: 'info' });
    onClose();
  };

  function askToClose() {
    if (!isDirty.current || window.confirm('Close without saving your changes?')) onClose();
  }

  const form = (
    <CategoryForm onDirty={(now) => (isDirty.current = now)} onClose={onClose} onCancel={askToClose} />
  );
  return (
    <Dialog
      open
      onClose={askToClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="md"
      aria-labelledby="category-title"
    >
      <DialogTitle id="category-title">{id ? 'Category' : 'New category'}</DialogTitle>
      {/* The form's buttons stick to its end, over what the keyboard reaches. */}
      <DialogContent sx={{ p: 0, scrollPaddingBottom: 160 }}>
        {id ? (
          <EditBase
            resource="categories"
            id={id}
            mutationMode="pessimistic"
            redirect={false}
            queryOptions={{ refetchOnMount: 'always' }}
            mutationOptions={{ onSuccess, onError }}
          >
            {form}
          </EditBase>
        ) : (
          <CreateBase resource="categories" redirect={false} mutationOptions={{ onSuccess, onError }}>
            {form}
          </CreateBase>
        )}
      </DialogContent>
    </Dialog>
  );
}

type FormProps = { onDirty: (isDirty: boolean) => void; onClose: () => void; onCancel: () => void };

function CategoryForm({ onDirty, onClose, onCancel }: FormProps) {
  const category = useRecordContext<Category>();
  const toolbar = (
    <FormToolbar viewOnSite={(id) => paths.products.to({ category: id })}>
      <Button onClick={onCancel}>Cancel</Button>
      {category?.id && <DeleteCategoryButton category={category} onDeleted={onClose} />}
    </FormToolbar>
  );
  return (
    <SimpleForm toolbar={toolbar} validate={validate} {...refusalProps}>
      <DirtyFlag onDirty={onDirty} />
      <TextInput source="name" label="Name" isRequired />
      <TextInput source="subtitle" label="Subtitle" />
      <IconInput source="icon" />
      <SingleImageInput source="image" title="Picture" />
      <HtmlInput source="description" label="Description" />
      <CategorySeoInputs />
    </SimpleForm>
  );
}

/** Lets the dialog around the form know whether something was changed in it. */
function DirtyFlag({ onDirty }: { onDirty: (isDirty: boolean) => void }) {
  const { dirtyFields } = useFormState();
  onDirty(Object.keys(dirtyFields).length > 0);
  return null;
}
