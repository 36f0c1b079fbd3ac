import { Alert } from '@mui/material';
import { TextInput } from 'react-admin';
import { publishedSettingsSchema } from '../../shared/catalogue/publishing/publishedSettings';
import { SETTINGS_ID } from '../../shared/catalogue/settings';
import { FormToolbar } from '../form/FormToolbar';
import { RecordEdit } from '../form/RecordEdit';
import { RecordTabs } from '../form/RecordTabs';
import { validateWith } from '../form/validateWith';
import { CodeInput } from '../inputs/CodeInput';
import { ProductsOrderInput } from '../inputs/ProductsOrderInput';
import { RowsInput } from '../rows/RowsInput';
import { SetAtBuild } from './SetAtBuild';
import { WebAddressInput } from './WebAddressInput';

const validate = validateWith(publishedSettingsSchema);

/** Edits the only settings record, which is saved as a whole. */
export const SettingsPage = () => (
  <RecordEdit resource="settings" id={SETTINGS_ID} title="Settings">
    <RecordTabs toolbar={<FormToolbar />} validate={validate}>
      <RecordTabs.Tab label="Contact">
        <TextInput source="contact.address" multiline minRows={4} helperText="As on an envelope." />
        <TextInput source="contact.phone1" type="tel" helperText="As the site shows it." />
        <TextInput source="contact.phone2" type="tel" helperText={false} />
        <TextInput source="contact.email" type="email" helperText="As the site shows it." />
        <TextInput
          source="contact.registrations"
          helperText="At the foot of every page, just as you type it: the name of each number, then the number."
        />
        <WebAddressInput source="socialLinks.facebook" />
        <WebAddressInput source="socialLinks.linkedin" />
        <WebAddressInput source="socialLinks.instagram" />
        <SetAtBuild />
      </RecordTabs.Tab>
      <RecordTabs.Tab label="Popular products">
        <ProductsOrderInput
          source="popularProductIds"
          title="Popular products"
          hint="They stand on the home page under “Most asked for”, in this order."
        />
      </RecordTabs.Tab>
      <RecordTabs.Tab label="Testimonials">
        <RowsInput
          source="testimonials"
          title="Testimonials"
          one="Testimonial"
          hint="Only what a real customer wrote and lets you publish: search engines are told that each gave five stars."
        >
          <TextInput source="quote" multiline minRows={2} helperText={false} />
          <TextInput source="author" helperText={false} />
          <TextInput source="company" helperText={false} />
        </RowsInput>
      </RecordTabs.Tab>
      <RecordTabs.Tab label="Tag manager">
        <Alert severity="warning" role="note" sx={{ mb: 2 }}>
          What stands here runs on every page of the site for every visitor. It can read what they type and
          change what they see. Paste only what Google Tag Manager gives you for your own account, and never
          what came by e-mail or chat. It starts to work once the site is published. Until then it runs for no
          visitor, and normally not in this browser either. If a tag collects personal data, have the
          container ask for consent first: the site does not ask, and its privacy policy says only that a
          container is loaded and may set cookies.
        </Alert>
        <CodeInput
          source="gtm.head"
          minRows={5}
          helperText="For whoever sets up the container: the site reports each page as the event “page_view”, and each message that was sent as “generate_lead”. What else it needs to know is in the site’s README."
        />
        <CodeInput source="gtm.body" minRows={5} />
      </RecordTabs.Tab>
    </RecordTabs>
  </RecordEdit>
);
