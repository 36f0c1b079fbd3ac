import { expect, it } from 'vitest';
import { filledField, openAdmin, openTab } from '../support/openAdmin';
import { textsOf } from '../support/render';

it('says who can change what is not in the settings, and announces nothing as urgent', async () => {
  await openAdmin('/admin/settings');
  await filledField('contact.address');
  expect(document.body.textContent).toContain('Ask whoever looks after the site to change it.Opening hours');
  await openTab('Tag manager');
  const alerts = textsOf('[role="alert"]');
  expect(alerts.filter(Boolean)).toEqual([]);
  expect(document.querySelector('[role="note"]')?.textContent).toContain(
    'What stands here runs on every page',
  );
});
