import { TextInput, useRecordContext } from 'react-admin';
import { type Product, productSchema } from '../../shared/catalogue/product';
import { DeleteButton } from '../deletion/DeleteButton';
import { FormToolbar } from '../form/FormToolbar';
import { PreviewButton } from '../form/PreviewButton';
import { RecordTabs } from '../form/RecordTabs';
import { validateWith } from '../form/validateWith';
import { NameInput } from '../inputs/NameInput';
import { SeoInputs } from '../inputs/SeoInputs';
import { TextListInput } from '../rows/TextListInput';
import { CategoryInput } from './CategoryInput';
import { ColoursInput } from './ColoursInput';
import { DuplicateButton } from './DuplicateButton';
import { ImagesInput } from './ImagesInput';
import { IndustriesInput } from './IndustriesInput';
import { SpecificationsInput } from './SpecificationsInput';

const validate = validateWith(productSchema);

/** One form for a new product and a stored one. */
export function ProductForm() {
  const product = useRecordContext<Product>();
  const toolbar = (
    <FormToolbar deletion={product && <DeleteButton record={product} />}>
      <PreviewButton resource="products" />
      <DuplicateButton />
    </FormToolbar>
  );
  return (
    <RecordTabs toolbar={toolbar} validate={validate}>
      <RecordTabs.Tab label="Basics">
        <NameInput />
        <CategoryInput />
        <IndustriesInput />
        <TextInput
          source="shortDescription"
          multiline
          minRows={2}
          helperText="One or two sentences: what cards and search results say."
        />
        <TextInput
          source="description"
          multiline
          minRows={6}
          helperText="A blank line or a bullet starts a new paragraph."
        />
        <TextListInput source="features" title="Features" one="Feature" />
        <TextListInput source="uses" title="Uses" one="Use" />
      </RecordTabs.Tab>
      <RecordTabs.Tab label="Specifications">
        <SpecificationsInput />
        <ColoursInput />
        <TextInput source="brand" helperText="Where it is another maker’s tape." />
        <TextInput source="minimumOrder" helperText="Such as: 72 rolls of one width" />
      </RecordTabs.Tab>
      <RecordTabs.Tab label="Pictures">
        <ImagesInput />
      </RecordTabs.Tab>
      <RecordTabs.Tab label="Search engines">
        <SeoInputs fallback="shortDescription" hasImageAlt />
      </RecordTabs.Tab>
    </RecordTabs>
  );
}
