import { Button, Dialog, DialogContent, DialogTitle } from '@mui/material';
import { CreateBase, EditBase, SimpleForm, TextInput, useNotify, useRecordContext } from 'react-admin';
import { type Category, categorySchema } from '../../shared/catalogue/category';
import { DraftOffer } from '../drafts/DraftOffer';
import { useLeaveDeleted, useSaveErrors } from '../form/ConflictProvider';
import { FormToolbar } from '../form/FormToolbar';
import { useFormProps } from '../form/useFormProps';
import { validateWith } from '../form/validateWith';
import { IconInput } from '../inputs/IconInput';
import { NameInput } from '../inputs/NameInput';
import { SeoInputs } from '../inputs/SeoInputs';
import { SingleImageInput } from '../inputs/SingleImageInput';
import { HtmlInput } from '../richText/HtmlInput';
import { Section } from '../ui/Section';
import { useIsPhone } from '../ui/useIsPhone';
import { useIsUnmounted } from '../ui/useIsUnmounted';
import { DeleteCategoryButton } from './DeleteCategoryButton';

const validate = validateWith(categorySchema);

type Props = { id: string | undefined; onClose: () => void };

/** Adds a category, or edits the one with `id`. Closing it navigates, so the form asks about unsaved changes first. */
export function CategoryDialog({ id, onClose }: Props) {
  const isPhone = useIsPhone();
  const notify = useNotify();
  const onError = useSaveErrors();
  const isUnmounted = useIsUnmounted();
  const onSuccess = () => {
    notify(id ? 'ra.notification.updated' : 'ra.notification.created', { type: 'info' });
    // Who saves what is unchanged may leave meanwhile, unasked.
    if (!isUnmounted.current) onClose();
  };

  const form = <CategoryForm onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="md"
      aria-labelledby="category-title"
    >
      <DialogTitle id="category-title" sx={{ px: 2 }}>
        {id ? 'Category' : 'New category'}
      </DialogTitle>
      {/* The form's buttons stick to the bottom, and would cover what has the focus. */}
      <DialogContent sx={{ p: 0, scrollPaddingBottom: 160, '--tools-top': '0px' }}>
        {id ? (
          <EditBase
            resource="categories"
            id={id}
            mutationMode="pessimistic"
            queryOptions={{ refetchOnMount: 'always' }}
            // Without its record the form would be one for a new category.
            loading={null}
            mutationOptions={{ onSuccess, onError }}
          >
            {form}
          </EditBase>
        ) : (
          <CreateBase resource="categories" mutationOptions={{ onSuccess, onError }}>
            {form}
          </CreateBase>
        )}
      </DialogContent>
    </Dialog>
  );
}

function CategoryForm({ onClose }: Pick<Props, 'onClose'>) {
  const category = useRecordContext<Category>();
  const leaveDeleted = useLeaveDeleted();
  const formProps = useFormProps();
  const toolbar = (
    <FormToolbar
      deletion={
        category && <DeleteCategoryButton category={category} onDeleted={() => leaveDeleted(onClose)} />
      }
      onClose={onClose}
    >
      <Button onClick={onClose}>Cancel</Button>
    </FormToolbar>
  );
  return (
    <SimpleForm {...formProps} toolbar={toolbar} validate={validate}>
      <DraftOffer />
      <NameInput />
      <TextInput source="subtitle" />
      <IconInput />
      <SingleImageInput />
      <HtmlInput source="description" label="Description" />
      <Section title="Search engines">
        <SeoInputs fallback="subtitle" />
      </Section>
    </SimpleForm>
  );
}
