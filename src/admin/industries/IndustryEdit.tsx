import { BooleanInput, TextInput } from 'react-admin';
import { industrySchema } from '../../shared/catalogue/industry';
import { FormToolbar } from '../form/FormToolbar';
import { RecordEdit } from '../form/RecordEdit';
import { RecordTabs } from '../form/RecordTabs';
import { validateWith } from '../form/validateWith';
import { IconInput } from '../inputs/IconInput';
import { NameInput } from '../inputs/NameInput';
import { ProductsOrderInput } from '../inputs/ProductsOrderInput';
import { SeoInputs } from '../inputs/SeoInputs';
import { SingleImageInput } from '../inputs/SingleImageInput';
import { HtmlInput } from '../richText/HtmlInput';
import { GradientInput } from './GradientInput';

const validate = validateWith(industrySchema);

export const IndustryEdit = () => (
  <RecordEdit>
    <RecordTabs toolbar={<FormToolbar />} validate={validate}>
      <RecordTabs.Tab label="Basics">
        <NameInput />
        <TextInput source="subtitle" />
        <IconInput />
        <GradientInput />
        <SingleImageInput />
        <BooleanInput source="highlight" label="Highlight this industry on the site" />
        <HtmlInput source="description" label="Description" />
      </RecordTabs.Tab>
      <RecordTabs.Tab label="Products">
        <ProductsOrderInput
          source="products"
          title="Products"
          hint="In the order in which the industry’s page shows them. Each product’s own list of industries follows."
        />
      </RecordTabs.Tab>
      <RecordTabs.Tab label="Search engines">
        <SeoInputs titleOf={(name) => `Tapes for ${name}`} fallback="subtitle" />
      </RecordTabs.Tab>
    </RecordTabs>
  </RecordEdit>
);
