import { expect, it } from 'vitest';
import { HealthList } from '../../../../src/admin/dashboard/HealthList';
import { renderInAdmin, textsOf } from '../support/render';

const check = (title: string, count: number) => ({
  title,
  hint: '',
  findings: Array.from({ length: count }, (_, index) => ({
    name: `Tape ${index}`,
    detail: '',
    to: `/admin/products/edit/tape-${index}`,
    field: 'category',
  })),
});

it('the last panel is the last of its container, by which its corners are round', async () => {
  const checks = [check('Unknown category', 1), check('Unknown industry', 3), check('Dead links', 0)];
  await renderInAdmin(<HealthList checks={checks} />);
  expect(textsOf('.MuiAccordion-root')).toHaveLength(2);
  expect(textsOf('.MuiAccordion-root:last-of-type').map((text) => text.includes('Unknown industry'))).toEqual(
    [true],
  );
});
