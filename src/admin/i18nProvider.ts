import { defaultI18nProvider, type I18nProvider } from 'react-admin';
import { resourceNames } from '../shared/storage/keys';
import { fieldLabel, fieldNames } from './words/fieldLabel';
import { resourceLabel } from './words/resourceLabel';

const labels = resourceNames.flatMap((name) =>
  Object.keys(fieldNames[name]).map(
    (field) => [`resources.${name}.fields.${field}`, fieldLabel(name, field)] as const,
  ),
);

/** Texts to use where react-admin's own would puzzle the owner. A map, as records' names are looked up in it, too. */
const words = new Map([
  ...labels,
  ...resourceNames.map((name) => [`resources.${name}.name`, resourceLabel(name)] as const),
  ...Object.entries({
    'ra.notification.created': 'Added and saved in this browser.',
    'ra.notification.updated': 'Saved in this browser.',
    'ra.notification.item_doesnt_exist': 'There is nothing at this address. It may have been deleted.',
    'ra.message.unsaved_changes':
      'Some of your changes were not saved. Leave, and delete what you did not save?',
    'ra.action.add_filter': 'Filter',
    'ra.navigation.no_filtered_results': 'None fits what you searched for or chose.',
    'ra.action.export': 'Table for Excel (CSV)',
    // As its counterpart is called on the login page.
    'ra.auth.logout': 'Log out',
    // The menu with that button only. react-admin calls it a profile, and there are no profiles.
    'ra.auth.user_menu': 'Account',
    'ra.action.select_all': 'Select all on this page',
    // In the list, which has less room than the form.
    'resources.blog.fields.datePublished': 'Published',
    'resources.blog.fields.readTime': 'Minutes',
  }),
]);

export const i18nProvider: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) => words.get(key) ?? defaultI18nProvider.translate(key, options),
};
